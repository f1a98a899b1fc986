import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import type { ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-api'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import type { Database, Tables } from '@server/database/tables'
import { findListingsBySlug, searchListings } from '@server/listing/listing-repository'
import { startPostgres } from '@tests/server/start-postgres'
import { startBenchServer } from './bench-server'
import { multiplyListings } from './many-listings'
import { measure, timingLine } from './percentiles'
import { findPgbench, runPgbench, statementOf } from './pgbench'

const LISTINGS = 100_000
/** Listings inserted one by one. Copies of them make up the rest. */
const FIRST = 1_000
const TIMES = 200

type Bench = Awaited<ReturnType<typeof startBenchServer>>

const kindsOf = ({ listingIds, named }: Bench, today: string): [string, ListingQuery][] => [
  ['everything, page 1', {}],
  ['everything, page 50', { page: 50 }],
  ['a common word', { search: 'lagoon' }],
  ['two words', { search: 'palm lekki' }],
  ['a rare word', { search: '777 copy33' }],
  ['a word that nobody has', { search: 'zzzz' }],
  ['city and bedrooms', { city: 'Abuja', bedroomNo: 2 }],
  ['state and price', { state: 'Kano', priceMin: 30_000, priceMax: 45_000 }],
  [
    'type and amenities',
    { propertyType: named.types[2] ?? '', amenities: named.amenities.slice(0, 3) },
  ],
  ['rating 5, ten guests', { rating: 5, guestNo: 9 }],
  ['free this weekend', { availability: 'weekend' }],
  ['free for a week', { startDate: addDays(today, 20), endDate: addDays(today, 27) }],
  ['everything at once', { search: 'palm', city: 'Ikeja', rating: 3, availability: 'next-month' }],
  ['similar listings', { similarTo: listingIds[7] ?? '', limit: 3 }],
  ['by its address', { slug: 'lagoon-loft-500-20' }],
]

/** Returns the SQL statements of some work, as the server's own code sends them. */
export async function sentBy(url: string, work: (database: Database) => Promise<unknown>) {
  const sent: CompiledQuery[] = []
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: each }) => {
      sent.push(each)
    },
  })
  await work(database)
  // The first time also reads what is kept for the next minute.
  sent.length = 0
  await work(database)
  await database.destroy()
  return sent.map(statementOf)
}

/** Returns the SQL statements of a search. */
export const statementsOf = (url: string, query: ListingQuery, today: string) =>
  sentBy(url, (database) =>
    query.slug === undefined
      ? searchListings(database, query, today)
      : findListingsBySlug(database, query.slug, today),
  )

async function benchKinds(bench: Bench, url: string) {
  const today = todayInLagos(new Date())
  const pgbench = findPgbench()
  if (!pgbench) console.log('  No pgbench here: the same SQL alone is not measured.')
  for (const [name, asked] of kindsOf(bench, today)) {
    const query = { limit: 12, ...asked }
    const address = `${bench.address}/api/listing?${toApiQuery(query)}`
    const ask = async () => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
      await answer.text()
    }
    // The server may have closed the connection of the previous search kind while pgbench ran.
    await ask().catch(ask)
    await measure(20, 1, ask)
    console.log(timingLine(name, await measure(TIMES, 1, ask)))
    if (!pgbench) continue
    const alone = runPgbench(pgbench, url, await statementsOf(url, query, today), TIMES)
    console.log(timingLine('  floor: the same SQL through pgbench', alone))
  }
}

/**
 * Measures each kind of search over 100,000 listings on PostgreSQL, beside the same SQL without our
 * server.
 */
export async function benchSearch() {
  const { url, source, stop } = await startPostgres()
  console.log(`listing search, ${LISTINGS.toLocaleString('en')} listings, PostgreSQL of ${source}`)
  try {
    const bench = await startBenchServer({ listings: FIRST, guests: 1, url })
    try {
      await multiplyListings(url, LISTINGS / FIRST, bench.people[0]?.id ?? '')
      await benchKinds(bench, url)
    } finally {
      await bench.close()
    }
  } finally {
    await stop()
  }
}
