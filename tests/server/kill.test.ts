import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInLagos, toWire } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { insertGuest, seedListing } from './rows'
import { bundleServer, endAllProcesses, runProgram, startProcess } from './server-process'
import { temporaryFolder } from './test-server'

const ROUNDS = 20
const AT_ONCE = 4
const LISTINGS = 3
/**
 * Timeout in milliseconds. Each start takes two seconds of work, which can become a minute on a
 * busy machine.
 */
const LONGEST = 20 * 60_000

const dataDir = temporaryFolder()
const env = { DATA_DIR: dataDir }
/** The requests go to a separate process, which uses the machine's clock. */
const today = todayInLagos(new Date())

/** Opens the data folder in this process, and ignores a lock file that a killed server has left. */
const withDatabase = async <T>(work: (database: Database) => Promise<T>) => {
  const opened = await connectDatabase({ kind: 'folder', dataDir })
  try {
    await migrateToLatest(opened.database)
    return await work(opened.database)
  } finally {
    await opened.close()
  }
}

describe('the server process on the embedded database', () => {
  let guest: { _id: string; token: string }
  let listings: string[]

  beforeAll(async () => {
    await bundleServer()
    const seeded = await withDatabase(async (database) => {
      const { _id } = await insertGuest(database)
      const token = await createSession(database, _id, new Date())
      const ids: string[] = []
      for (let count = 0; count < LISTINGS; count += 1) ids.push(await seedListing(database))
      return { guest: { _id, token }, listings: ids }
    })
    guest = seeded.guest
    listings = seeded.listings
  }, LONGEST)

  afterAll(() => {
    endAllProcesses()
    rmSync(dataDir, { recursive: true, force: true })
  })

  let night = 0
  /** Books the next free night. @returns the id of the acknowledged booking. */
  const bookNextNight = async (address: string) => {
    const number = (night += 1)
    const checkIn = addDays(today, Math.floor(number / LISTINGS))
    const answer = await fetch(`${address}/api/booking`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        startDate: toWire(checkIn),
        endDate: toWire(addDays(checkIn, 1)),
        travelersNo: 1,
        totalPrice: 54_500,
        userId: guest._id,
        listing: listings[number % LISTINGS],
      }),
    })
    const { booking } = (await answer.json()) as { booking?: { _id: string } }
    expect(answer.status).toBe(201)
    return booking?._id ?? ''
  }

  it(
    `loses no acknowledged booking when it is killed ${ROUNDS} times in mid-booking`,
    async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await startProcess(env)
        const enough = acknowledged.length + 5 + ((round * 7) % 13)
        let isKilled = false
        let ended: Promise<unknown> | undefined
        const keepBooking = async () => {
          while (!isKilled) {
            try {
              acknowledged.push(await bookNextNight(server.address))
            } catch (error) {
              // The kill interrupts requests. They were not acknowledged, so their bookings may be
              // lost.
              if (!isKilled) throw error
            }
            if (acknowledged.length >= enough && !isKilled) {
              isKilled = true
              ended = server.end('SIGKILL')
            }
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, keepBooking))
        await ended
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 5)
      const stored = await withDatabase((database) =>
        database.selectFrom('bookings').select('id').execute(),
      )
      const ids = new Set(stored.map(({ id }) => id))
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    },
    LONGEST,
  )

  it(
    'refuses a second process and the booking command on its folder with a clear message',
    async () => {
      const server = await startProcess(env)
      const words = /is in use by another Staylet process \(process \d+\)\. Stop that process first/
      const second = await runProgram('main', env)
      expect([second.code, second.output]).toEqual([1, expect.stringMatching(words)])
      const command = ['status', crypto.randomUUID(), 'Confirmed']
      const refused = await runProgram('booking-status-cli', env, command)
      expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(words)])
      expect(await bookNextNight(server.address)).toBeTruthy()
      expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
    },
    LONGEST,
  )

  it(
    "changes a booking's status by command while the server is stopped",
    async () => {
      const { id } = await withDatabase((database) =>
        database.selectFrom('bookings').select('id').limit(1).executeTakeFirstOrThrow(),
      )
      const moved = await runProgram('booking-status-cli', env, ['status', id, 'confirmed'])
      expect(moved).toEqual({ code: 0, output: `Booking ${id} (Lagoon Loft) is now Confirmed.\n` })
      const unknown = crypto.randomUUID()
      const missing = await runProgram('booking-status-cli', env, ['status', unknown, 'Confirmed'])
      expect(missing).toEqual({ code: 1, output: `Booking ${unknown} does not exist.\n` })
      const misused = await runProgram('booking-status-cli', env, ['status', id, 'Paid'])
      expect([misused.code, misused.output]).toEqual([1, expect.stringContaining('Usage: npm run')])
    },
    LONGEST,
  )

  it(
    'explains an invalid configuration and a port that is already in use',
    async () => {
      const wrong = await runProgram('main', { PORT: 'http', DEMO_DATA: 'yes' })
      expect(wrong.code).toBe(1)
      expect(wrong.output).toMatch(/PORT: 'http' is not allowed[^]*DEMO_DATA: 'yes' is not allowed/)
      const server = await startProcess(env)
      const port = new URL(server.address).port
      const elsewhere = temporaryFolder()
      const late = await runProgram('main', { PORT: port, DATA_DIR: elsewhere })
      expect([late.code, late.output]).toEqual([1, expect.stringContaining('The port is in use')])
      await server.end('SIGTERM')
      rmSync(elsewhere, { recursive: true, force: true })
    },
    LONGEST,
  )
})
