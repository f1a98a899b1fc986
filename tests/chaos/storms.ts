import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays, todayInLagos, toWire } from '@domain/stay/stay-date'
import type { DatabaseLocation } from '@server/database/connect'
import type { Database } from '@server/database/tables'
import { call, hangUp } from '@tests/chaos/weather/call'
import { inFolder } from '@tests/chaos/weather/in-folder'
import { jsonOf, makeWorld, withDatabase, type Guest, type World } from '@tests/chaos/weather/world'
import { openCluster } from '@tests/server/postgres-cluster'
import { startProcess } from '@tests/server/server-process'
import type { Campaign, ChaosContext } from './campaign'

const ROUNDS = 100
const STORM_REQUESTS = 500
/** Number of requests, and of guests, in each round of a slice. */
const SLICE = 24
/** Days of each round, so that no two rounds share a night. */
const DAYS = 16
/** One guest makes at most 300 bookings a minute. */
const GUESTS = 150
const LISTINGS = 10

/**
 * Number of times that a guest tries again after hearing that the server is very busy. A crowded
 * machine may turn requests away, but it must not sell nights wrongly meanwhile.
 */
const TRIES = 8
/** Minimum number of milliseconds before another try. */
const BACK_OFF = 500

/** Nights of one request, as days from the first day of its round: from, to. */
type Nights = readonly [from: number, to: number]

interface Pattern {
  name: string
  nights: (number: number, random: () => number) => Nights
  winners: number
}

const until = (random: () => number, days: number) => Math.floor(random() * days)

const patterns: readonly Pattern[] = [
  { name: 'identical', nights: () => [3, 5], winners: 1 },
  // Every stay contains the sixth night.
  {
    name: 'nested',
    nights: (_n, random) => [5 - until(random, 5), 6 + until(random, 5)],
    winners: 1,
  },
  {
    name: 'staggered',
    nights: (number) => [3 + (number % 3), 6 + (number % 3)],
    winners: 1,
  },
  // A stay that ends on its first day holds that night.
  { name: 'zero-night', nights: (number) => [4, 4 + (number % 2)], winners: 1 },
  {
    name: 'back-to-back',
    nights: (number) => [2 * (number % 5), 2 * (number % 5) + 2],
    winners: 5,
  },
]

interface Storm {
  addresses: string[]
  world: World
  context: ChaosContext
  rounds: number
}

const declare = ({ check, timing, count }: ChaosContext, rounds: number) => ({
  answers: check(
    'responses: 201, 409, or busy and then one of these',
    rounds * count(STORM_REQUESTS, SLICE),
  ),
  atOnce: timing('responses that were busy first', '%', { atMost: 20 }),
  winners: check('rounds with one winner for each stay', rounds),
  nights: check('nights that were sold once', 1),
  stored: check('acknowledged bookings that are stored, and no other', 1),
})

async function storm(
  { addresses, world, context, rounds }: Storm,
  checks: ReturnType<typeof declare>,
) {
  const { count, random, signal } = context
  const today = todayInLagos(new Date())
  const booked: string[] = []
  for (let round = 0; round < rounds && !signal.aborted; round += 1) {
    const pattern = patterns[round % patterns.length] as Pattern
    const listing = world.listings[round % LISTINGS] as string
    const first = addDays(today, 1 + Math.floor(round / LISTINGS) * DAYS)
    let busy = 0
    const book = async (number: number, tries = TRIES): Promise<number> => {
      const guest = world.guests[(round * 7 + number) % world.guests.length] as Guest
      const [from, to] = pattern.nights(number, random)
      const body = {
        startDate: toWire(addDays(first, from)),
        endDate: toWire(addDays(first, to)),
        travelersNo: 1,
        totalPrice: 54_500,
        userId: guest._id,
        listing,
      }
      const address = addresses[number % addresses.length] as string
      const options = { method: 'POST', headers: jsonOf(guest), body }
      const response = await call(`${address}/api/booking`, options).catch((error: Error) => ({
        status: 0,
        body: error.message,
      }))
      if (response.status === 503 && tries > 0 && !signal.aborted) {
        if (tries === TRIES) busy += 1
        await wait(BACK_OFF * (1 + random()))
        return book(number, tries - 1)
      }
      const isFine = response.status === 201 || response.status === 409
      checks.answers.record(
        isFine,
        `${pattern.name}: ${response.status} ${response.body.slice(0, 200)}`,
      )
      if (response.status !== 201) return 0
      booked.push((JSON.parse(response.body) as { booking: { _id: string } }).booking._id)
      return 1
    }
    const numbers = Array.from({ length: count(STORM_REQUESTS, SLICE) }, (_, number) => number)
    const won = (await Promise.all(numbers.map((number) => book(number)))).reduce<number>(
      (sum, one) => sum + one,
      0,
    )
    checks.atOnce.measure((100 * busy) / numbers.length)
    checks.winners.record(won === pattern.winners, `${pattern.name}: ${won} winners`)
  }
  return booked
}

const countOverlaps = async (database: Database) => {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps from bookings a join bookings b
    on a.listing_id = b.listing_id and a.id < b.id
    and daterange(a.check_in, greatest(a.check_out, a.check_in + 1)) &&
        daterange(b.check_in, greatest(b.check_out, b.check_in + 1))`.execute(database)
  return rows[0]?.overlaps
}

/** Lets guests book the same nights through these processes. */
async function stormOn(
  context: ChaosContext,
  location: DatabaseLocation,
  processes: readonly Record<string, string>[],
) {
  const rounds = context.count(ROUNDS, patterns.length)
  const checks = declare(context, rounds)
  const world = await makeWorld(location, {
    guests: context.count(GUESTS, SLICE),
    listings: LISTINGS,
  })
  const servers = []
  for (const env of processes) servers.push(await startProcess(env))
  const addresses = servers.map(({ address }) => address)
  const booked = await storm({ addresses, world, context, rounds }, checks)
  hangUp()
  for (const server of servers) await server.end('SIGTERM')
  await withDatabase(location, async (database) => {
    const overlaps = await countOverlaps(database)
    checks.nights.record(overlaps === 0, `${overlaps} pairs of bookings overlap`)
    const rows = await database.selectFrom('bookings').select('id').execute()
    const isSame =
      rows
        .map(({ id }) => id)
        .toSorted()
        .join() === booked.toSorted().join()
    checks.stored.record(isSame, `${booked.length} acknowledged, ${rows.length} stored`)
  })
}

/** Lets hundreds of guests book the same nights on the embedded database. */
export const stormsEmbedded: Campaign = {
  about: 'hundreds of guests book the same nights at once; embedded database',
  run: (context) =>
    inFolder(async (dataDir) => {
      await stormOn(context, { kind: 'folder', dataDir }, [{ DATA_DIR: dataDir }])
    }),
}

/** Lets hundreds of guests book the same nights on PostgreSQL, through two server processes. */
export const storms: Campaign = {
  about: 'hundreds of guests book the same nights at once; PostgreSQL, two server processes',
  run: (context) =>
    inFolder(async (dataDir) => {
      const cluster = await openCluster([])
      try {
        const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir }
        await stormOn(context, { kind: 'server', url: cluster.url }, [env, env])
      } finally {
        await cluster.remove()
      }
    }),
}
