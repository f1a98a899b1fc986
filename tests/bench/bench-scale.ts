import { randomBytes } from 'node:crypto'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-api'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import type { Database } from '@server/database/tables'
import { seedDatabase } from '@server/seed/seed-database'
import { onMaintenance, startPostgres } from '@tests/server/start-postgres'
import { statementsOf } from './bench-search'
import { startBenchServer } from './bench-server'
import { measure, timingLine } from './percentiles'
import { findPgbench, runPgbench } from './pgbench'

const TIMES = 100
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
  const text = (search: string, more: ListingQuery = {}): [string, ListingQuery] => [
    `'${search}' ${Object.keys(more).join(' ')}`,
    { search, ...more },
  ]
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
    ['rating 5, nine guests', { rating: 5, guestNo: 9 }],
    ['free this weekend', { availability: 'weekend' }],
    ['free for a week', week],
    ['every filter', { ...many, ...week, city: 'Lekki', state: 'Lagos', country: 'Nigeria' }],
    ['every filter, nothing found', { ...many, ...week, city: 'Lekki', state: 'Kano' }],
    ['a price that nobody asks', { priceMin: 901_234, priceMax: 901_235 }],
    text('home'),
    text('lagoon'),
    text('lagoon', { page: 80 }),
    text('lagoon', { sort: 'price-up' }),
    text('lagoon', { sort: 'price-down' }),
    text('lagoon', { sort: 'rating' }),
    text('lagoon', { city: 'Lekki' }),
    text('lagoon', many),
    text('lagoon', week),
    text('lagoon', { ...many, ...week, city: 'Lekki' }),
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

/** Returns a database with this many listings: that of BENCH_DATABASE_URL, or a new one. */
async function openSeeded(listings: number) {
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
 * Measures every kind of search beside the same SQL without our server.
 *
 * @param listings Number of listings. BENCH_DATABASE_URL names a database that keeps them.
 * @param only Part of the names of the kinds to measure.
 */
export async function benchScale(listings: number, only = '') {
  console.log(`every kind of search, ${listings.toLocaleString('en')} listings, PostgreSQL`)
  const { url, database, stop } = await openSeeded(listings)
  try {
    const bench = await startBenchServer({ listings: 0, guests: 0, url })
    const today = todayInLagos(new Date())
    const pgbench = findPgbench()
    try {
      for (const [name, wanted] of await kindsOf(database, today)) {
        if (!name.includes(only)) continue
        const query = { limit: 12, ...wanted }
        const address = `${bench.address}/api/listing?${toApiQuery(query)}`
        let total = ''
        let asked = 0
        const ask = async () => {
          // A new address each time, because a kept response would read nothing.
          const response = await fetch(`${address}&unread=${(asked += 1)}`)
          if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
          total = String(((await response.json()) as { total?: number }).total ?? '')
        }
        await ask().catch(ask)
        const first = await measure(1, 1, ask)
        // A search of seconds is slow enough to be seen in a few runs.
        const times = first.p50 > 500 ? 5 : TIMES
        await measure(Math.min(times, 10), 1, ask)
        console.log(`${timingLine(name, await measure(times, 1, ask))}   found ${total}`)
        if (!pgbench || first.p50 > 500) continue
        const alone = runPgbench(pgbench, url, await statementsOf(url, query, today), times)
        console.log(timingLine('  floor: the same SQL through pgbench', alone))
      }
    } finally {
      await bench.close()
    }
  } finally {
    await stop()
  }
}
