import { randomBytes, randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ListingPage, PricedListingPage } from '@domain/schemas/listing-schema'
import { SORT_ORDERS, type ListingQuery } from '@domain/search/listing-query'
import { selectListings } from '@domain/search/select-listings'
import { storeBooking } from '@server/booking/store-booking'
import { columnParsers } from '@server/database/column-parsers'
import { migrateToLatest } from '@server/database/migrate'
import { withFreshPlans } from '@server/database/named-statements'
import type { Tables } from '@server/database/tables'
import { searchListings } from '@server/listing/listing-repository'
import { listingColumns, toListing, type ListingRow } from '@server/listing/listing-row'
import { insertBooking, insertGuest } from '@tests/server/rows'
import { countRowsRead } from '@tests/server/rows-read'
import { seedListings } from '@tests/server/seed-listings'
import { onMaintenance } from '@tests/server/start-postgres'
import { NOW } from '@tests/server/test-server'

const TODAY = '2026-03-10'
const LISTINGS = 1_500
const PAGE = 12
/** Rows of tables that a page may read for each listing that it shows. */
const MOST_READ = 10

/** Searches as in a large market, whose statements are planned for their values. */
const search = (...asked: Parameters<typeof searchListings>) =>
  withFreshPlans(() => searchListings(...asked))

/** A node of a plan, as EXPLAIN describes it. */
interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Nodes that read a table. An index-only scan reads nothing but its index. */
const TABLE_READS = ['Seq Scan', 'Index Scan', 'Bitmap Heap Scan']
/** The same with nodes that read all entries of an index that fulfil a condition. */
const ALL_READS = [...TABLE_READS, 'Bitmap Index Scan']

const rowsRead = (node: PlanNode, reads: readonly string[]): number => {
  const own =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  const inner = (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each, reads), 0)
  return inner + (reads.includes(node['Node Type']) ? own * node['Actual Loops'] : 0)
}

const queries: Record<string, ListingQuery> = {
  'the first page': {},
  'the last page': { page: 83 },
  'a page beyond the last': { page: 50_000 },
  'the cheapest': { sort: 'price-up', page: 20 },
  'the dearest': { sort: 'price-down', page: 20 },
  'the best': { sort: 'rating', page: 20 },
  'a state and a price': { state: 'Lagos', priceMin: 20_000, priceMax: 90_000, page: 5 },
  'a city and bedrooms': { city: 'Lekki', bedroomNo: 1 },
  'many guests': { guestNo: 9, rating: 4 },
  'free for a week': { startDate: '2026-03-20', endDate: '2026-03-27', page: 20 },
  'free next month': { availability: 'next-month', page: 20 },
  'an amenity that nobody has': { amenities: [randomUUID()], sort: 'price-up' },
}

/** Texts with few matches, although each of their words or filters is common. */
const rareTexts: readonly ListingQuery[] = [
  { search: 'hibiscus maisonette' },
  { search: 'night-with' },
  { search: 'ij' },
  { search: 'garden', city: 'Lekki', bedroomNo: 2, sort: 'price-up' },
  { search: 'apartment', guestNo: 9, rating: 5, sort: 'rating' },
]

describe.skipIf(inject('postgresUrl') === '')('PostgreSQL', () => {
  const name = `${inject('postgresPrefix')}${randomBytes(6).toString('hex')}`
  const sent: CompiledQuery[] = []
  let pool: pg.Pool
  let database: Kysely<Tables>

  beforeAll(async () => {
    await onMaintenance(inject('postgresUrl'), (client) => client.query(`create database ${name}`))
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    // A test has so few listings that reading all of them would be the best plan.
    url.searchParams.set('options', '-c enable_seqscan=off')
    pool = new pg.Pool({ connectionString: url.href, max: 1, types: columnParsers })
    database = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => {
        sent.push(query)
      },
    })
    await migrateToLatest(database)
    await seedListings(database, { listings: LISTINGS, bookings: 300 })
    // PostgreSQL would count the tokens by itself, but later.
    await pool.query('analyze listings')
    // The first search of a minute also reads the size of the market.
    await search(database, { guestNo: 1 }, TODAY)
  })
  afterAll(() => database.destroy())

  const readBy = async (statements: readonly CompiledQuery[], reads = TABLE_READS) => {
    let read = 0
    for (const { sql: statement, parameters } of statements) {
      const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (analyze, format json) ${statement}`,
        [...parameters],
      )
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) read += rowsRead(Plan, reads)
    }
    return read
  }

  it.each(Object.entries(queries))('reads few rows to find %s', async (_, query) => {
    sent.length = 0
    await search(database, { limit: PAGE, ...query }, TODAY)
    expect(await readBy([...sent])).toBeLessThanOrEqual(MOST_READ * PAGE)
  })

  it.each(rareTexts)('compares few listings with a text: %o', async (query) => {
    sent.length = 0
    const { total = 0 } = await search(database, { limit: PAGE, ...query }, TODAY)
    const ranking = sent.filter(({ sql: statement }) => statement.includes('as match'))
    expect(total).toBeGreaterThan(0)
    expect(ranking).toHaveLength(1)
    expect(await readBy(ranking)).toBeLessThanOrEqual(MOST_READ * total)
    // At some sizes of the database the planner would rather read all listings than sort some.
    await pool.query('set enable_sort = off')
    try {
      expect(await readBy(ranking), 'without sorting').toBeLessThanOrEqual(MOST_READ * total)
    } finally {
      await pool.query('reset enable_sort')
    }
  })

  const amenities = async () => {
    const rows = await database.selectFrom('amenities').select('id').execute()
    return rows.map(({ id }) => id)
  }

  it('reads only listings that it shows, in an order and with amenities', async () => {
    const query = { amenities: await amenities(), limit: PAGE }
    for (const sort of SORT_ORDERS) {
      sent.length = 0
      const { listings } = await search(database, { ...query, sort }, TODAY)
      expect(listings).toHaveLength(PAGE)
      expect(await readBy([...sent]), sort).toBeLessThanOrEqual(MOST_READ * PAGE)
    }
  })

  it('reads few entries of indexes where many filters find nothing', async () => {
    const query = { city: 'Lekki', bedroomNo: 9, guestNo: 2, rating: 5, priceMax: 5_000 }
    sent.length = 0
    const { total } = await search(
      database,
      { ...query, amenities: await amenities(), limit: PAGE },
      TODAY,
    )
    expect(total).toBe(0)
    expect(await readBy(sent.slice(0, 1), ALL_READS)).toBeLessThanOrEqual(MOST_READ * PAGE)
  })

  it('reads only rows that fulfil the filters before it compares a common text', async () => {
    sent.length = 0
    const query = { search: 'home', bedroomNo: 1, sort: 'price-up', limit: PAGE } as const
    const { total = 0 } = await search(database, query, TODAY)
    const ranking = sent.filter(({ sql: statement }) => statement.includes('as match'))
    expect(total).toBeGreaterThan(PAGE)
    expect(await readBy(ranking)).toBeLessThanOrEqual(2 * total)
  })

  it('looks for a text only where the filters leave a listing', async () => {
    const none = { city: 'Lekki', bedroomNo: 90, guestNo: 98 }
    sent.length = 0
    await search(database, { search: '2 bedroom home view', ...none, limit: PAGE }, TODAY)
    // The search itself looks for the whole text and then for parts of it.
    const compared = sent.filter(({ sql: statement }) => statement.includes('strpos(l.search'))
    expect(compared.length).toBe(2)
  })

  it('counts few listings before a new guest books', async () => {
    const limits = {
      pendingStays: 1,
      pendingNights: 9,
      pendingPercent: 5,
      pendingHours: 24,
      stay: { nights: 90, months: 18 },
    }
    const [ada, ben] = [
      await insertGuest(database),
      await insertGuest(database, 'ben@staylet.test'),
    ]
    const homes = await database.selectFrom('listings').select('id').limit(2).execute()
    const [taken = '', free = ''] = homes.map(({ id }) => id)
    const stay = { checkIn: '2026-04-01', checkOut: '2026-04-03' }
    const network = Buffer.from('network')
    await insertBooking(database, { ...stay, userId: ada._id, listingId: taken, network })
    const booking = {
      ...stay,
      userId: ben._id,
      listingId: free,
      snapshot: { name: 'Loft' },
      travelersNo: 1,
      totalPriceKobo: 0,
      quotedTotalKobo: 0,
      network,
      createdAt: NOW,
    }
    // The plans of a function are not part of its caller's.
    const listingsRead = await countRowsRead(database, 'listings', (transaction) =>
      storeBooking(transaction, booking, { limits, operators: [] }),
    )
    expect(listingsRead).toBeGreaterThan(0)
    expect(listingsRead).toBeLessThanOrEqual(MOST_READ * PAGE)
  })

  const texts: readonly ListingQuery[] = [
    { search: 'home view' },
    { search: 'home view', page: 80 },
    { search: 'lekki' },
    { search: 'apartment ikeja', sort: 'price-up' },
    { search: 'cheap quiet', page: 2 },
    { search: 'apartmant' },
    { search: '2 bedroom in kano under 50k' },
    { search: 'hibiscus maisonette' },
    { search: '9 bedroom under 5k', page: 2 },
    { search: 'maisonette zzzz' },
    { search: '2 bedroom view', ignored: ['bedroomNo'], sort: 'rating' },
    { search: 'annexe', city: 'Abuja' },
    { search: ',,' },
    { search: ', .' },
    { search: '24/7' },
    { search: 'q x z' },
    { search: 'zzza zzzb zzzc zzzd zzze zzzf zzzg zzzh zzzi zzzj zzzk zzzl lekki' },
    { search: 'zzza q' },
    { search: 'a b c d e f g h i j k l m n o p q r s t u v w x y z' },
  ]
  it('ranks more listings than the first ones as selectListings does', async () => {
    const named = (table: 'property_types' | 'amenities') =>
      database.selectFrom(table).select(['id as _id', 'name']).execute()
    const { rows } = await sql<ListingRow>`
      select ${listingColumns(TODAY)} from listings l`.execute(database)
    const listings = rows.map(toListing)
    const context = {
      today: TODAY,
      propertyTypes: await named('property_types'),
      amenities: await named('amenities'),
    }
    const summary = (page: PricedListingPage | ListingPage) => ({
      ...page,
      listings: page.listings.map(({ _id }) => _id),
    })
    for (const text of texts) {
      const query = { limit: PAGE, ...text }
      expect(summary(await search(database, query, TODAY)), JSON.stringify(text)).toEqual(
        summary(selectListings(listings, query, context)),
      )
    }
  })
})
