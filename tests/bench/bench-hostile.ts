import { existsSync, readFileSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { AVAILABILITIES } from '@domain/search/filter-kinds'
import { SORT_ORDERS, type ListingQuery } from '@domain/search/listing-query'
import { toApiQuery } from '@domain/search/listing-query-api'
import { addDays, todayInLagos } from '@domain/stay/stay-date'
import { columnParsers } from '@server/database/column-parsers'
import { asStartUpOption, sessionSettings } from '@server/database/session-settings'
import type { Database, Tables } from '@server/database/tables'
import { findListingsBySlug, searchListings } from '@server/listing/listing-repository'
import { suggestedTotals } from '@server/listing/suggested-totals'
import { pickFrom, randomOf, type Random } from '@server/seed/seeded-random'
import { openSeeded } from './bench-scale'

/** Questions of one campaign unless the command says otherwise. */
const QUESTIONS = 500
/** Questions that the report lists. */
const SLOWEST = 15
/** Longest text that the API accepts. */
const LONGEST = 200

/** What a hostile visitor can learn from the pages of the site. */
interface Known {
  words: string[]
  places: { city: string; state: string; country: string }[]
  types: string[]
  amenities: string[]
  listings: { id: string; slug: string }[]
  today: string
}

async function learn(database: Database): Promise<Known> {
  const column = async (query: ReturnType<typeof sql<{ value: string }>>) =>
    (await query.execute(database)).rows.map(({ value }) => value)
  const places = await sql<Known['places'][number]>`
    select distinct city, state, country from (
      select city, state, country from listings where published order by created_at desc limit 3000
    ) as newest`.execute(database)
  const listings = await sql<Known['listings'][number]>`
    select id, slug from listings where published order by created_at desc limit 200`.execute(
    database,
  )
  return {
    words: await column(sql`
      select distinct word as value from (
        select search_loose from listings where published order by created_at desc limit 300
      ) as newest cross join lateral unnest(string_to_array(search_loose, ' ')) as word
      where word ~ '^[a-z0-9]+$' order by value`),
    places: places.rows,
    types: await column(sql`select id as value from property_types order by position`),
    amenities: await column(sql`select id as value from amenities order by position`),
    listings: listings.rows,
    today: todayInLagos(new Date()),
  }
}

const SPOKEN = ['2 bedroom', 'under 50k', 'for 4', 'cheap', 'tonight', 'this weekend', '4 star']
const LETTERS = [...Array.from('abcdefghijklmnopqrstuvwxyz0123456789'), '★', '%', '&', 'é']

/** What is between the words of a text. */
const BETWEEN = [' ', ' ', ' ', ' ', ' ', ',', '-', '.', '/', '%']

/** Returns a text of known words, parts of them, misspellings, letters and what is read as filters. */
function textOf({ words, places }: Known, random: Random): string {
  const word = () => pickFrom(words, random)
  const makers = [
    word,
    word,
    word,
    () => word().slice(0, 2 + Math.floor(random() * 3)),
    () => word().slice(1),
    () => `${word().slice(0, -1)}${pickFrom(LETTERS, random)}`,
    () => pickFrom(LETTERS, random),
    () => pickFrom(places, random).city,
    () => pickFrom(SPOKEN, random),
    () => `${pickFrom(LETTERS, random)}${pickFrom(LETTERS, random)}`,
  ]
  const count = pickFrom([1, 1, 2, 2, 3, 4, 6, 8, 12, 40], random)
  const parts = Array.from({ length: count }, () => pickFrom(makers, random)())
  return parts.join(pickFrom(BETWEEN, random)).slice(0, LONGEST)
}

/** Returns one question, which may have any parameter. */
function questionOf(known: Known, random: Random): ListingQuery {
  const is = (share: number) => random() < share
  const whole = (most: number) => Math.floor(random() * most)
  const place = pickFrom(known.places, random)
  const other = is(0.2) ? pickFrom(known.places, random) : place
  const filters = pickFrom([0, 0.2, 0.5, 0.9], random)
  const startDate = addDays(known.today, whole(120))
  const listing = pickFrom(known.listings, random)
  const priceMin = pickFrom([0, 5_000, 30_000, 100_000, 900_000], random)
  // The route refuses filters beside it.
  if (is(0.05)) return { limit: pickFrom([1, 12, 100], random), similarTo: listing.id }
  return {
    limit: pickFrom([1, 12, 12, 100], random),
    ...(is(0.7) && { search: textOf(known, random) }),
    ...(is(filters) && { city: place.city }),
    ...(is(filters) && { state: other.state }),
    ...(is(filters / 2) && { country: place.country }),
    ...(is(filters) && { propertyType: pickFrom(known.types, random) }),
    ...(is(filters) && { bedroomNo: whole(12) }),
    ...(is(filters) && { guestNo: 1 + whole(30) }),
    ...(is(filters) && { rating: 1 + whole(5) }),
    ...(is(filters) && { priceMin }),
    ...(is(filters) && { priceMax: priceMin + pickFrom([0, 500, 20_000, 500_000], random) }),
    ...(is(filters) && { amenities: known.amenities.filter(() => is(0.3)) }),
    ...(is(filters / 2) && { availability: pickFrom(AVAILABILITIES, random) }),
    ...(is(filters) && { startDate, endDate: addDays(startDate, 1 + whole(30)) }),
    ...(is(0.4) && { sort: pickFrom(SORT_ORDERS, random) }),
    ...(is(0.3) && { page: pickFrom([2, 8, 40, 83, 50_000], random) }),
    ...(is(0.7) && { fields: 'card' as const }),
    ...(is(0.03) && { slug: listing.slug }),
    ...(is(0.1) && { ignored: ['bedroomNo', 'price'] }),
    ...(is(0.1) && { suggests: true }),
  }
}

/** Answers a question as the route does. */
async function answer(database: Database, query: ListingQuery, today: string) {
  const { suggests, ...asked } = query
  if (query.slug !== undefined && !query.search) {
    await findListingsBySlug(database, query.slug, today)
  }
  const { listings } = await searchListings(database, asked, today)
  if (suggests && query.search) {
    await suggestedTotals(database, { listings, term: query.search }, today)
  }
}

/**
 * Asks random questions with any parameters and reports the slowest, by processor time of
 * PostgreSQL and of this process. Each is asked twice, and the faster time counts.
 *
 * @param seed Number that the questions are drawn from.
 */
export async function benchHostile(listings: number, seed = 1, questions = QUESTIONS) {
  const { url, stop } = await openSeeded(listings)
  const options = asStartUpOption(sessionSettings(undefined))
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnParsers, options })
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const file = `/proc/${rows[0]?.pid}/schedstat`
    if (!existsSync(file)) throw new Error('PostgreSQL must run on this Linux machine.')
    const used = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
    const known = await learn(database)
    const measured: { address: string; postgres: number; node: number }[] = []
    for (let index = 0; index < questions; index += 1) {
      const query = questionOf(known, randomOf(seed, index))
      const runs: { postgres: number; node: number }[] = []
      for (let run = 0; run < 2; run += 1) {
        const [before, own] = [used(), process.cpuUsage()]
        await answer(database, query, known.today)
        const { user, system } = process.cpuUsage(own)
        runs.push({ postgres: used() - before, node: (user + system) / 1_000 })
      }
      const [best] = runs.toSorted((a, b) => a.postgres - b.postgres)
      if (best) measured.push({ address: decodeURIComponent(String(toApiQuery(query))), ...best })
    }
    const sorted = measured.toSorted((a, b) => b.postgres + b.node - a.postgres - a.node)
    const at = (share: number) => sorted[Math.floor(sorted.length * (1 - share))]
    console.log(`${questions} random questions of seed ${seed}, ${listings} listings`)
    for (const [name, each] of [
      ['median', at(0.5)],
      ['p99', at(0.99)],
    ] as const) {
      console.log(
        `${name}: ${each?.postgres.toFixed(1)} ms of PostgreSQL, ${each?.node.toFixed(1)} of Node`,
      )
    }
    for (const { address, postgres, node } of sorted.slice(0, SLOWEST)) {
      console.log(`${postgres.toFixed(1).padStart(7)} ${node.toFixed(1).padStart(7)}   ${address}`)
    }
  } finally {
    await database.destroy()
    await stop()
  }
}
