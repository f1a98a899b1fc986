import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-url'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { createSession } from '@server/auth/session-repository'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { seedDatabase } from '@server/seed/seed-database'
import { insertGuest } from '@tests/server/rows'
import { onMaintenance, startPostgres } from '@tests/server/start-postgres'
import { measure, startServer, timingLine } from './measure'

/** Of so many requests, two are slower than the 99th percentile. */
const TIMES = 200
/** Bookings for each hundred listings. */
const BOOKED = 20
/** Hosts who save in turn, because each may save only so often. */
const HOSTS = 50
/** Milliseconds of p99 at 100,000 and at 1,000,000 listings. */
const GOALS = { list: [80, 600], suggestions: [40, 150], saving: [20, 20] } as const

const ids = async (database: Database, table: 'property_types' | 'amenities') => {
  const rows = await database.selectFrom(table).select('id').orderBy('position').execute()
  return rows.map(({ id }) => id)
}

/** Searches of our screens, and searches that somebody sends to keep a server busy. */
async function kindsOf(database: Database, today: string): Promise<[string, ListingQuery][]> {
  const [types, amenities] = [
    await ids(database, 'property_types'),
    await ids(database, 'amenities'),
  ]
  const some = await database
    .selectFrom('listings')
    .select(['id', 'slug'])
    .orderBy('created_at', 'desc')
    .offset(500)
    .limit(1)
    .executeTakeFirst()
  const week = { startDate: addDays(today, 20), endDate: addDays(today, 27) }
  const many = { bedroomNo: 2, guestNo: 4, rating: 4, priceMin: 20_000, priceMax: 60_000 }
  const text = (
    search: string,
    more: ListingQuery = {},
    how = Object.keys(more).join(', '),
  ): [string, ListingQuery] => [how ? `'${search}', ${how}` : `'${search}'`, { search, ...more }]
  return [
    ['everything', {}],
    ['page 50', { page: 50 }],
    ['the last page', { page: 83 }],
    ['page 50,000', { page: 50_000 }],
    ['the cheapest', { sort: 'price-up' }],
    ['the dearest, page 80', { sort: 'price-down', page: 80 }],
    ['the best rated', { sort: 'rating' }],
    ['state and price', { state: 'Kano', priceMin: 30_000, priceMax: 45_000 }],
    ['city and bedrooms', { city: 'Abuja', bedroomNo: 2 }],
    [
      'type and three amenities',
      { propertyType: types[2] ?? '', amenities: amenities.slice(0, 3) },
    ],
    ['every amenity', { amenities }],
    ['every amenity, the cheapest', { amenities, sort: 'price-up' }],
    ['an amenity that nobody has', { amenities: [randomUUID()], sort: 'price-up' }],
    ['rating 5, nine guests', { rating: 5, guestNo: 9 }],
    ['free this weekend', { availability: 'weekend' }],
    ['free for a week', week],
    ['every filter', { ...many, ...week, city: 'Lekki', state: 'Lagos', country: 'Nigeria' }],
    ['every filter, nothing found', { ...many, ...week, city: 'Lekki', state: 'Kano' }],
    ['a price that nobody asks', { priceMin: 901_234, priceMax: 901_235 }],
    text('home'),
    text('lagoon'),
    text('lagoon', { page: 80 }, 'page 80'),
    text('lagoon', { sort: 'price-up' }, 'the cheapest'),
    text('lagoon', { sort: 'price-down' }, 'the dearest'),
    text('lagoon', { sort: 'rating' }, 'the best rated'),
    text('lagoon', { city: 'Lekki' }, 'in a city'),
    text('lagoon', many, 'five filters'),
    text('lagoon', week, 'free for a week'),
    text('lagoon', { ...many, ...week, city: 'Lekki' }, 'every filter'),
    text('hibiscus maisonette'),
    text('kano enugu'),
    text('maisonette hibiscus baobab ebony'),
    text('garden water market palms street lagoon hills park'),
    text('garden water market palms street lagoon hills zzzz'),
    text('zzzz'),
    text('zzzzqqq xxxyyy qqqwww vvvkkk jjjhhh gggfff'),
    text('a'),
    text('q'),
    text('qz'),
    text('gb'),
    text('ran'),
    text('ola'),
    text('kilu'),
    text(',,'),
    text('q,z'),
    text('wifi,z'),
    text('with-lagos'),
    text('apartmant hibicus maisonete lagoo gardn watr'),
    text('a b c d e f g h i j k l m n o p q r s t u v w x y z', {}, 'the alphabet'),
    text('★'),
    text('%'),
    text('lekki'),
    text('leki'),
    text('vi'),
    text('2 bedroom in kano under 50k'),
    text('9 bedroom under 5k'),
    text('cheap'),
    text('tonight'),
    text('home home home home home home home home'),
    ['similar listings', { similarTo: some?.id ?? '', limit: 3 }],
    ['similar listings, page 80', { similarTo: some?.id ?? '', page: 80 }],
    ['by its slug', { slug: some?.slug ?? '' }],
  ]
}

/**
 * Returns a database with this many listings: that of BENCH_DATABASE_URL, which keeps them for the
 * next run, or a new one. One listing is of today, and the others are as after an old import.
 */
export async function openSeeded(listings: number) {
  const given = process.env['BENCH_DATABASE_URL']
  const cluster = given === undefined ? await startPostgres() : undefined
  const url = new URL(given ?? cluster?.url ?? '')
  if (cluster) {
    const name = `bench_${randomBytes(4).toString('hex')}`
    await onMaintenance(cluster.url, (client) => client.query(`create database ${name}`))
    url.pathname = `/${name}`
  }
  const opened = await connectDatabase(
    { kind: 'server', url: url.href },
    { statementTime: 'unlimited' },
  )
  const { database, close } = opened
  await migrateToLatest(database)
  const began = performance.now()
  const { rows } = await sql<{ stored: number }>`
    select count(*)::int as stored from listings`.execute(database)
  const stored = rows[0]?.stored ?? 0
  if (stored === 0) {
    const bookings = Math.round((listings * BOOKED) / 100)
    await seedDatabase(database, { listings, bookings, now: new Date() })
    await sql`
      update listings set created_at = now()
      where id = (select id from listings order by created_at desc limit 1)`.execute(database)
    await sql`vacuum (analyze) listings`.execute(database)
    console.log(`  seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  } else if (Math.abs(stored - listings) > listings / 20) {
    throw new Error(`BENCH_DATABASE_URL has ${stored} listings instead of ${listings}.`)
  }
  return {
    url: url.href,
    database,
    stop: async () => {
      await close()
      await cluster?.stop()
    },
  }
}

/**
 * Measures every kind of question on a PostgreSQL with this many listings, one request at a time:
 * searches, suggestions while a guest types, and a host who saves a listing. The server is a process
 * of its own, and each request has a new address, because a kept response would read nothing.
 *
 * @param only Parts of the names of the questions to measure. All of them without any.
 */
export async function benchSearch(listings: number, only: readonly string[]) {
  const [small, large] = [0, 1] as const
  const at = listings > 100_000 ? large : small
  console.log(`${listings.toLocaleString('en')} listings on PostgreSQL, ${TIMES} requests of each`)
  const { url, database, stop } = await openSeeded(listings)
  const server = await startServer({ DATABASE_URL: url })
  try {
    const ask = async (
      path: string,
      turn: number,
      init: { method?: string; body?: string; headers?: Record<string, string> } = {},
    ) => {
      const headers = { ...init.headers, 'x-forwarded-for': `10.8.${turn % 250}.1` }
      const response = await fetch(server.address + path, { ...init, headers })
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      return response.text()
    }
    const isAsked = (name: string) => only.length === 0 || only.some((part) => name.includes(part))
    const run = async (name: string, goal: number, request: (turn: number) => Promise<unknown>) => {
      if (!isAsked(name)) return
      await measure(TIMES / 10, 1, (turn) => request(-1 - turn))
      const timing = await measure(TIMES, 1, request)
      console.log(`${timingLine(name, timing)}${timing.p99 > goal ? `   over ${goal}` : ''}`)
    }
    const search = (query: ListingQuery) => (turn: number) =>
      ask(
        `/api/listing?${toApiQuery({ fields: 'card', limit: 12, ...query })}&new=${turn}`,
        Math.abs(turn),
      )
    const kinds = await kindsOf(database, todayInLagos(new Date()))
    for (const [name, query] of kinds) await run(name, GOALS.list[at], search(query))
    for (const text of ['le', 'lekk', 'lagoon', 'hibicus', 'zzzz', '2 bedroom in kan']) {
      const query = { search: text, suggests: true, limit: SEARCH_SUGGESTIONS_MAX }
      await run(`suggestions for '${text}'`, GOALS.suggestions[at], search(query))
    }
    if (!isAsked('saving')) return
    const [propertyType] = await ids(database, 'property_types')
    // Complete, because a draft is in few indexes.
    const home = {
      name: 'Lagoon Loft',
      description: 'Glass to the lagoon.',
      city: 'Lekki',
      state: 'Lagos',
      country: 'Nigeria',
      basePrice: 45_000,
      bedroomNo: 2,
      bathroomNo: 1,
      propertyType,
    }
    const save = async (token: string, body: object, turn: number) => {
      const saved = await ask('/api/listing', Math.abs(turn), {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return (JSON.parse(saved) as { listing: { _id: string } }).listing._id
    }
    const hosts: { token: string; id: string }[] = []
    for (let number = 0; number < HOSTS; number += 1) {
      const { _id } = await insertGuest(database, `bench-${randomUUID()}@staylet.test`)
      const token = await createSession(database, _id, new Date())
      hosts.push({ token, id: await save(token, home, number) })
    }
    const hostOf = (turn: number) => hosts[Math.abs(turn) % HOSTS] ?? { token: '', id: '' }
    await run('saving a new listing', GOALS.saving[at], (turn) =>
      save(hostOf(turn).token, { ...home, description: `Number ${turn} at the lagoon` }, turn),
    )
    await run('saving a changed listing', GOALS.saving[at], (turn) =>
      save(hostOf(turn).token, { id: hostOf(turn).id, name: `Palm Loft ${turn}` }, turn),
    )
  } finally {
    await server.stop()
    await stop()
  }
}
