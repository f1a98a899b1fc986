import { sql, type RawBuilder } from 'kysely'
import { RANKED_MAXIMUM } from '@domain/constants'
import type { ListingQuery, SortOrder } from '@domain/search/listing-query'
import type { Database } from '@server/database/tables'
import { ORDERS } from './listing-order'
import type { Looks } from './search-look-ups'
import { coarseSpans, searchSpans } from './search-spans'
import { streamsOf, type Stream, type Streams } from './search-streams'
import { hasTokens, TOKENS } from './search-tokens'
import {
  matchCondition,
  matchText,
  rankOf,
  readCondition,
  readMatches,
  takesAll,
  type MatchRow,
  type RankedSearch,
} from './text-conditions'

type Sql = RawBuilder<unknown>

export interface Ways {
  conditions: readonly Sql[]
  /** The same with what makes reading in order end soon. */
  conditionsInOrder: readonly Sql[]
  /** Order in which listings count: newest first, or in the order that the guest chose. */
  counting: SortOrder
  looks: Looks
}

/** Number of the first listings that show how common the matches are. */
const SAMPLE = 1_000
/** Number of matches in the sample from which reading on in order ends soon. */
const COMMON = 50

/**
 * Selects listings in order. The limit tells the planner that reading an index in that order is
 * better than sorting all listings. With filters, an index that contains what they compare chooses
 * the ids first, so that only the rows of listings that fulfil them are read.
 */
function inOrder(
  { conditionsInOrder, counting }: Pick<Ways, 'conditionsInOrder' | 'counting'>,
  limit: number,
  more: readonly Sql[] = [],
) {
  const conditions = [...conditionsInOrder, ...more]
  const chosen = (columns: Sql) => sql`
    select ${columns} from listings l where ${sql.join(conditions, sql` and `)}
    order by ${ORDERS[counting]} limit ${sql.lit(limit)}`
  // The first condition is that a listing is published, which every index of an order contains.
  if (conditions.length === 1) return chosen(sql`l.*`)
  return sql`
    select l.* from (${chosen(sql`l.id`)}) as chosen
    cross join lateral (select * from listings l where l.id = chosen.id offset 0) as l`
}

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

/** Returns queries of the first matches, of which the second is for when the first finds too few. */
function matchesInOrder(search: RankedSearch, ways: Ways): Sql[] {
  const among = (limit: number) =>
    matchesAmong(search, inOrder(ways, limit), matchCondition(search))
  return takesAll(search) ? [among(RANKED_MAXIMUM)] : [among(FIRST_READ), among(NO_LIMIT)]
}

/** How many times more matches than wanted there must be for reading on in order to end soon. */
const ENOUGH = 5

/**
 * Tells whether the first matches are soon found by reading listings in order.
 *
 * @param chosen Number of listings that probably fulfil the chosen filters.
 */
async function isCommon(database: Database, search: RankedSearch, ways: Ways, chosen: number) {
  const { rows } = await sql<{ compared: number; found: number }>`
    select count(*)::int as compared,
      count(*) filter (where ${matchCondition(search)})::int as found
    from (${inOrder(ways, SAMPLE)}) as l`.execute(database)
  const { compared = 0, found = 0 } = rows[0] ?? {}
  if (compared < SAMPLE) return true
  return found >= COMMON && (found / SAMPLE) * chosen >= ENOUGH * RANKED_MAXIMUM
}

/** Number of listings that are sorted sooner than the index is asked about each span of them. */
const SORTED_AT_ONCE = 2_500

/** Returns a query of the listings of a stream in order. */
function listingsOf(
  { groups, isRead, listings, isCoarse }: Stream,
  search: RankedSearch,
  { conditions, conditionsInOrder, counting }: Ways,
  { bounds, shares }: Pick<Streams, 'bounds' | 'shares'>,
) {
  const read = isRead ? [readCondition(search)] : []
  // Without groups, every listing that fulfils the read filters matches.
  if (groups.length === 0) return inOrder({ conditionsInOrder, counting }, RANKED_MAXIMUM, read)
  const among = (span?: Sql) => sql`
    select l.* from listings l
    where ${sql.join([...conditions, ...read], sql` and `)} and ${hasTokens(groups, span)}`
  const order = sql`order by ${ORDERS[counting]}`
  if (listings !== undefined && listings <= SORTED_AT_ONCE) {
    // "offset 0" makes the planner look for the tokens before it sorts. It expects more listings
    // than there are, and read all of them in order to find the first.
    return sql`select l.* from (${among()} offset 0) as l ${order}`
  }
  const spansOf = isCoarse ? coarseSpans : searchSpans
  const spans = spansOf(counting, bounds, shares)
  const tokens = sql`string_to_array(span.tokens, ' ')`
  const inSpan = isCoarse ? sql`${TOKENS} && ${tokens}` : sql`${TOKENS} @> ${tokens}`
  // "offset 0" keeps the order of the spans, and ends after the wanted ones. The sorted rows are
  // whole, because fetching each again by its place took longer than finding it.
  return sql`
    select l.* from unnest(${spans}::text[]) as span (tokens)
    cross join lateral (${among(inSpan)} ${order} offset 0) as l`
}

/** Returns a query of the first matches of each stream, and then of the first of these together. */
function matchesInStreams(search: RankedSearch, ways: Ways, { streams, ...bounds }: Streams): Sql {
  const ofStream = (stream: Stream, more?: Sql) =>
    matchesAmong(search, listingsOf(stream, search, ways, bounds), stream.matches, more)
  const [only, ...others] = streams
  if (only && others.length === 0) return ofStream(only)
  const columns = sql`, l.id, l.created_at, l.base_price_kobo, l.rating`
  return sql`
    select match from (
      ${sql.join(
        streams.map((each) => sql`(${ofStream(each, columns)})`),
        sql` union all `,
      )}
    ) as every order by ${ORDERS[ways.counting]} limit ${sql.lit(RANKED_MAXIMUM)}`
}

async function matchQueries(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  const streams = await streamsOf(database, search, query, ways.looks)
  // A name in the address narrows the listings more than any word.
  if (!streams || query.slug !== undefined) return matchesInOrder(search, ways)
  const isSampled = streams.streams.some((stream) => stream.isCoarse) && !streams.isFiltered
  return isSampled && (await isCommon(database, search, ways, streams.chosen))
    ? matchesInOrder(search, ways)
    : [matchesInStreams(search, ways, streams)]
}

/** Ranks the first matches in the order in which they count (decision 25), the best first. */
export async function rankFirst(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  let rows: MatchRow[] = []
  for (const matches of await matchQueries(database, search, query, ways)) {
    rows = await readMatches(database, search, matches)
    if (rows.length >= RANKED_MAXIMUM) break
  }
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

/** Counts what rankFirst() ranks. */
export async function countFirst(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  let count = 0
  for (const matches of await matchQueries(database, search, query, ways)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (${matches}) as found`.execute(database)
    count = rows[0]?.count ?? 0
    if (count >= RANKED_MAXIMUM) break
  }
  return count
}
