import { sql, type RawBuilder } from 'kysely'
import { RANKED_MAXIMUM } from '@domain/constants'
import type { ListingQuery, SortOrder } from '@domain/search/listing-query'
import type { Database } from '@server/database/tables'
import { ORDERS } from './listing-order'
import { searchSpans } from './search-spans'
import { streamsOf, type PlanLook, type Stream, type Streams } from './search-streams'
import { hasTokens, type SearchBounds } from './search-tokens'
import {
  matchCondition,
  matchText,
  rankOf,
  readCondition,
  readMatches,
  takesAll,
  type RankedSearch,
} from './text-conditions'

type Sql = RawBuilder<unknown>

export interface Ways {
  conditions: readonly Sql[]
  /** Order in which listings count: newest first, or in the order that the guest chose. */
  counting: SortOrder
  look: PlanLook
}

/** Number of the first listings that show how common the matches are. */
const SAMPLE = 1_000
/** Number of matches in the sample from which reading on in order ends soon. */
const COMMON = 50

/**
 * Selects listings in order. The limit tells the planner that reading an index in that order is
 * better than sorting all listings.
 */
const inOrder = (
  { conditions, counting }: Omit<Ways, 'look'>,
  limit: number,
  more: readonly Sql[] = [],
) => sql`
  select l.* from listings l
  where ${sql.join([...conditions, ...more], sql` and `)}
  order by ${ORDERS[counting]} limit ${sql.lit(limit)}`

/** Number of listings that are read in order before the matches count as rare. */
const FIRST_READ = 20_000
/** Larger than the number of listings in any database. */
const NO_LIMIT = 2_000_000_000

/** Returns a query of the first matches among some listings. */
const matchesAmong = (search: RankedSearch, listings: Sql, condition: Sql, more = sql``) =>
  // "offset 0" keeps the planner from reading the listings in another order.
  sql`
    select ${matchText(search)} as match${more} from (${listings} offset 0) as l
    where ${condition} limit ${sql.lit(RANKED_MAXIMUM)}`

/** Finds the first matches of a text that is so common that they are soon found. */
async function matchesInOrder(database: Database, search: RankedSearch, ways: Ways) {
  const among = (limit: number) =>
    readMatches(
      database,
      search,
      matchesAmong(search, inOrder(ways, limit), matchCondition(search)),
    )
  if (takesAll(search)) return among(RANKED_MAXIMUM)
  const first = await among(FIRST_READ)
  return first.length < RANKED_MAXIMUM ? among(NO_LIMIT) : first
}

/** Tells whether the first matches are soon found by reading listings in order. */
async function isCommon(database: Database, search: RankedSearch, ways: Ways) {
  const { rows } = await sql<{ compared: number; found: number }>`
    with sample as materialized (${inOrder(ways, SAMPLE)})
    select count(*)::int as compared,
      count(*) filter (where ${matchCondition(search)})::int as found
    from sample as l`.execute(database)
  const { compared = 0, found = 0 } = rows[0] ?? {}
  return compared < SAMPLE || found >= COMMON
}

/** Number of listings that are sorted sooner than the index is asked about each span of them. */
const SORTED_AT_ONCE = 2_500

/** Returns a query of the listings of a stream in order. */
function listingsOf(
  { groups, isRead, listings, isCoarse }: Stream,
  search: RankedSearch,
  { conditions, counting }: Ways,
  bounds: SearchBounds,
) {
  const read = isRead ? [readCondition(search)] : []
  // Without groups, every listing that fulfils the read filters matches.
  if (groups.length === 0) return inOrder({ conditions, counting }, RANKED_MAXIMUM, read)
  const among = (span?: Sql) => sql`
    select l.* from listings l
    where ${sql.join([...conditions, ...read], sql` and `)} and ${hasTokens(groups, span)}
    order by ${ORDERS[counting]}`
  if (listings !== undefined && listings <= SORTED_AT_ONCE) return among()
  const spans = searchSpans(counting, bounds, isCoarse)
  // "offset 0" keeps the order of the spans, and ends after the wanted ones. The sorted rows are
  // whole, because fetching each again by its place took longer than finding it.
  return sql`
    select l.* from unnest(${spans}::text[]) as span (tokens)
    cross join lateral (${among(sql`string_to_array(span.tokens, ' ')`)} offset 0) as l`
}

/** Finds the first matches of each stream, and then the first of these together. */
function matchesInStreams(
  database: Database,
  search: RankedSearch,
  ways: Ways,
  { streams, bounds }: Streams,
) {
  const ofStream = (stream: Stream, more?: Sql) =>
    matchesAmong(search, listingsOf(stream, search, ways, bounds), stream.matches, more)
  const [only, ...others] = streams
  if (only && others.length === 0) return readMatches(database, search, ofStream(only))
  const columns = sql`, l.id, l.created_at, l.base_price_kobo, l.rating`
  return readMatches(
    database,
    search,
    sql`
      select match from (
        ${sql.join(
          streams.map((each) => sql`(${ofStream(each, columns)})`),
          sql` union all `,
        )}
      ) as every order by ${ORDERS[ways.counting]} limit ${sql.lit(RANKED_MAXIMUM)}`,
  )
}

async function findMatches(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  const streams = await streamsOf(database, search, query, ways.look)
  // A name in the address narrows the listings more than any word.
  if (!streams || query.slug !== undefined) return matchesInOrder(database, search, ways)
  const isCoarse = streams.streams.some((stream) => stream.isCoarse)
  return isCoarse && (await isCommon(database, search, ways))
    ? matchesInOrder(database, search, ways)
    : matchesInStreams(database, search, ways, streams)
}

/** Ranks the first matches in the order in which they count (decision 25), the best first. */
export async function rankFirst(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  const rows = await findMatches(database, search, query, ways)
  const ranked = rows.flatMap((row) => {
    const rank = rankOf(search, row)
    return rank ? [{ id: row.id, ...rank }] : []
  })
  // Equal ones stay in the order in which they count.
  return ranked.sort((a, b) =>
    query.sort
      ? Math.min(a.level, 1) - Math.min(b.level, 1)
      : a.level - b.level || b.points - a.points,
  )
}
