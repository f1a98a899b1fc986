import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runBookingCommand } from '@server/commands/booking-command'
import { withCommandDatabase } from '@server/commands/open-command-database'
import type { Database } from '@server/database/tables'
import { insertGuest, seedListing } from '@tests/server/rows'
import { NOW, temporaryFolder } from '@tests/server/test-server'

const dataDir = temporaryFolder()
const env = { DATA_DIR: dataDir }
/** Ids of bookings: two Pending ones and a Confirmed one of Ada, and a Pending one of Bola. */
let ids: string[]

const withDatabase = <T>(work: (database: Database) => Promise<T>) => withCommandDatabase(env, work)
const run = (...args: string[]) => runBookingCommand(args, env, NOW)
const statuses = () =>
  withDatabase(async (database) => {
    const rows = await database.selectFrom('bookings').select(['id', 'status']).execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.status)
  })

beforeAll(async () => {
  ids = await withDatabase(async (database) => {
    const ada = await insertGuest(database)
    const bola = await insertGuest(database, 'bola@staylet.test')
    const home = await seedListing(database)
    const stays = [
      [ada._id, 'Pending'],
      [ada._id, 'Pending'],
      [ada._id, 'Confirmed'],
      [bola._id, 'Pending'],
    ] as const
    const rows = await database
      .insertInto('bookings')
      .values(
        stays.map(([userId, status], index) => ({
          user_id: userId,
          listing_id: home,
          listing_snapshot: JSON.stringify({ name: 'Lagoon\tLoft' }),
          status,
          check_in: `2026-04-1${index}`,
          check_out: `2026-04-1${index + 1}`,
          travelers_no: 1,
          total_price_kobo: 1,
          quoted_total_kobo: 1,
          // Rows of one statement may share a moment, and then their order is random.
          created_at: new Date(NOW.getTime() + index),
        })),
      )
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('the booking command lists bookings by status and account', async () => {
  const pending = await run('list', '--status', 'pending', '--account', 'Ada@Staylet.test')
  expect(pending.split('\n')).toHaveLength(3)
  expect(pending).toContain(
    `${ids[0]}\tPending\t2026-04-10 to 2026-04-11\tada@staylet.test\tLagoon Loft`,
  )
  expect(pending).toMatch(/\n2 bookings\.$/)
  expect(await run('list')).toMatch(/\n4 bookings\.$/)
})

it('the booking command lists the stays of a time', async () => {
  const days = async (...args: string[]) =>
    [...(await run('list', ...args)).matchAll(/\t(2026\S+ to \S+)\t/g)].map(([, stay]) => stay)
  expect(await days('--from', '2026-04-13')).toEqual([
    '2026-04-13 to 2026-04-14',
    '2026-04-12 to 2026-04-13',
  ])
  expect(await days('--to', '2026-04-10')).toEqual(['2026-04-10 to 2026-04-11'])
  expect(await days('--from', '2026-04-20', '--to', '2026-04-30')).toEqual([])
  for (const [args, reason] of [
    [['--from', '2026-02-30'], "'2026-02-30' is not a day"],
    [['--from', '2026-05-01', '--to', '2026-04-01'], 'The day of --from is after that of --to.'],
    [['--from'], "Option '--from <value>' argument missing."],
    [['--form', '2026-05-01'], "Unknown option '--form'."],
    [['--status', 'Paid'], "'Paid' is not a status."],
  ] as const) {
    await expect(run('list', ...args)).rejects.toThrow(reason)
  }
})

it('the booking command cancels the Pending bookings of an account, or the named ones', async () => {
  const [, , confirmed = '', other = ''] = ids
  expect(await run('cancel', '--account', 'ada@staylet.test')).toMatch(/\n2 bookings cancelled\.$/)
  expect(await statuses()).toEqual(['Cancelled', 'Cancelled', 'Confirmed', 'Pending'])
  const unknown = crypto.randomUUID()
  const words = await run('cancel', confirmed, other, unknown)
  expect(words).toContain(`${unknown} does not exist, or was cancelled or completed before.`)
  expect(words).toMatch(/\n2 bookings cancelled\.$/)
  expect(await statuses()).toEqual(['Cancelled', 'Cancelled', 'Cancelled', 'Cancelled'])
  const queued = await withDatabase((database) =>
    database
      .selectFrom('outgoing_messages')
      .select((row) => ['kind', 'reader', row.fn.countAll<string>().as('messages')])
      .groupBy(['kind', 'reader'])
      .orderBy('reader')
      .execute(),
  )
  expect(queued.map(({ kind, reader, messages }) => [kind, reader, Number(messages)])).toEqual([
    ['booking-cancelled', 'guest', 4],
    ['booking-cancelled', 'operator', 4],
  ])
})
