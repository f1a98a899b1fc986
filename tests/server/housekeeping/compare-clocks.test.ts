import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR, SECOND } from '@domain/time'
import { keepReleasing, releaseBookings } from '@server/booking/release-bookings'
import { readConfig } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { warnOfClocks, whileClocksAgree } from '@server/housekeeping/compare-clocks'
import { clearOrphanPhotos } from '@server/housekeeping/delete-orphan-photos'
import { deleteOldRows, purgeOldRows } from '@server/housekeeping/purge-old-rows'
import { openMedia } from '@server/media/open-media'
import { describeOnEachDatabase } from '@tests/server/databases'
import { insertBooking, insertGuest, seedListing } from '@tests/server/rows'
import { temporaryFolder } from '@tests/server/test-server'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const shifted = (by: number) => () => Date.now() + by

/** Stores a session that has ended, and a Pending booking whose time to be confirmed is over. */
async function storeDue(database: Database) {
  const { _id: userId } = await insertGuest(database)
  const listingId = await seedListing(database)
  const stay = { checkIn: '2031-04-01', checkOut: '2031-04-02' }
  await insertBooking(database, { userId, listingId, ...stay })
  const past = new Date('2026-01-01T00:00:00Z')
  await database.updateTable('bookings').set({ held_until: past }).execute()
  await database.updateTable('sessions').set({ expires_at: past }).execute()
}

async function stateOf(database: Database) {
  const { status } = await database
    .selectFrom('bookings')
    .select('status')
    .executeTakeFirstOrThrow()
  const sessions = await database.selectFrom('sessions').select('id').execute()
  return [status, sessions.length]
}

/** Sixty runs within an hour release bookings, one deletes rows, and one deletes photos. */
const RUNS_PER_HOUR = 62

/** Starts the housekeeping, and returns the faults of the runs within one hour, each of which fails. */
async function faultsOfOneHour(database: Database, ownClock: () => number) {
  const { storage, uploads } = await openMedia(
    readConfig({ DATA_DIR: temporaryFolder() }),
    () => undefined,
  )
  const faults: string[] = []
  await new Promise<void>((done) => {
    const onFault = (error: unknown) => {
      if (faults.push((error as Error).message) === RUNS_PER_HOUR) done()
    }
    const options = { database, clock: () => new Date(), ownClock, onFault }
    const stop = [
      keepReleasing(options),
      purgeOldRows(options),
      clearOrphanPhotos({ ...options, storage, uploads }),
    ]
    vi.advanceTimersByTime(HOUR)
    for (const end of stop) end()
  })
  return faults
}

describeOnEachDatabase('the housekeeping', (database) => {
  it.each([26 * HOUR, -70 * SECOND])(
    'ends nothing while the clock of this machine is %d ms off',
    async (by) => {
      await storeDue(database())
      const faults = await faultsOfOneHour(database(), shifted(by))
      const words = by > 0 ? 'seconds ahead of' : 'seconds behind'
      expect(faults.filter((fault) => !fault.includes(words))).toEqual([])
      expect(await stateOf(database())).toEqual(['Pending', 1])
    },
  )

  it('ends what is due while the clocks are less than a minute apart', async () => {
    await storeDue(database())
    const now = new Date()
    const clocks = { database: database(), ownClock: shifted(-50 * SECOND) }
    await whileClocksAgree(clocks, () => releaseBookings(database(), now))()
    await whileClocksAgree(clocks, () => deleteOldRows(database(), now))()
    expect(await stateOf(database())).toEqual(['Cancelled', 0])
  })

  it('warns at the start of clocks that are apart, and of no others', async () => {
    const lines: string[] = []
    const warn = (line: string) => void lines.push(line)
    await warnOfClocks({ database: database() }, warn)
    await warnOfClocks({ database: database(), ownClock: shifted(26 * HOUR) }, warn)
    expect(lines).toEqual([expect.stringContaining('Synchronise both with NTP')])
  })
})
