import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-api'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { DAY } from '@domain/time'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { seedDatabase } from '@server/seed/seed-database'
import { onMaintenance, startPostgres } from '@tests/server/start-postgres'
import { read } from './bench-api'
import { statementsOf } from './bench-search'
import { record } from './figures'
import { endPrograms, startServer } from './generate-load'
import { findPgbench, runPgbench } from './pgbench'

/** Of so many requests, four are slower than the 99th percentile. */
const TIMES = 400
/** The floor is compared by its median, which needs fewer. */
const FLOOR_TIMES = 60
/** Milliseconds that a search may take at p99. */
const LIMIT = 25
/** Bookings for each hundred listings. */
const BOOKED = 20

const ids = async (database: Database, table: 'property_types' | 'amenities') => {
  const rows = await database.selectFrom(table).select('id').orderBy('position').execute()
  return rows.map(({ id }) => id)
}

/** Searches of our screens, and searches that somebody sends to keep a server busy. */
export async function kindsOf(
  database: Database,
  today: string,
): Promise<[string, ListingQuery][]> {
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

/** Moves the newest listing to today. The seed's others are of one year, as after an import of long ago. */
async function addNewHome(database: Database) {
  const { numUpdatedRows } = await database
    .updateTable('listings')
    .set({ created_at: new Date() })
    .where('id', '=', (query) =>
      query.selectFrom('listings').select('id').orderBy('created_at', 'desc').limit(1),
    )
    .where('created_at', '<', new Date(Date.now() - DAY))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await sql`analyze listings`.execute(database)
}

/** Returns a database with this many listings: that of BENCH_DATABASE_URL, or a new one. */
export async function openSeeded(listings: number) {
  const given = process.env['BENCH_DATABASE_URL']
  const cluster = given ? undefined : await startPostgres()
  const name = `bench_${randomBytes(4).toString('hex')}`
  const url = new URL(given ?? cluster?.url ?? '')
  if (cluster) {
    await onMaintenance(cluster.url, (client) => client.query(`create database ${name}`))
    url.pathname = `/${name}`
  }
  const { database, close } = await connectDatabase(
    { kind: 'server', url: url.href },
    { statementTime: 'unlimited' },
  )
  await migrateToLatest(database)
  const bookings = Math.round((listings * BOOKED) / 100)
  const signal = new AbortController().signal
  const began = performance.now()
  const onProgress = () => undefined
  await seedDatabase(database, { listings, bookings, seed: 1, now: new Date(), signal, onProgress })
  await addNewHome(database)
  console.log(`  seeded or continued in ${((performance.now() - began) / 1000).toFixed(0)} s`)
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
 * Measures every kind of search beside the same SQL without our server. The server and its client
 * are processes of their own, and each request has a new address, because a kept response would
 * read nothing.
 *
 * @param listings Number of listings. BENCH_DATABASE_URL names a database that keeps them.
 * @param only Parts of the names of the kinds to measure. All kinds without any.
 */
export async function benchScale(listings: number, only: readonly string[]) {
  const group = `searches of ${listings.toLocaleString('en')} listings on PostgreSQL`
  console.log(`${group}, ${TIMES} requests one at a time, milliseconds`)
  const { url, database, stop } = await openSeeded(listings)
  try {
    const server = await startServer({ DATABASE_URL: url })
    const today = todayInLagos(new Date())
    const pgbench = findPgbench()
    for (const [name, wanted] of await kindsOf(database, today)) {
      if (only.length > 0 && !only.some((part) => name.includes(part))) continue
      const query: ListingQuery = { limit: 12, fields: 'card', ...wanted }
      const path = `/api/listing?${toApiQuery(query)}`
      const { p50, p99, serverCores, perSecond } = await read([server], {
        path,
        isNew: true,
        times: TIMES,
        connections: 1,
      })
      const floor = pgbench
        ? runPgbench(pgbench, url, await statementsOf(url, query, today), FLOOR_TIMES).p50
        : undefined
      record({ group, name, value: p99, unit: 'ms', floor, limit: LIMIT })
      const cells = [p50, p99, (1_000 * serverCores) / perSecond, floor ?? Number.NaN]
      console.log([name, ...cells.map((each) => each.toFixed(1))].join(' | '))
    }
    await server.stop()
  } finally {
    endPrograms()
    await stop()
  }
}
