import { sql, type RawBuilder } from 'kysely'
import { RANKED_MAXIMUM } from '@domain/constants'
import type { ListingQuery } from '@domain/search/listing-query'
import { hasFreshPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { ORDERS } from './listing-order'
import { marketSize } from './market-size'
import { inOrder, isCommon, matchesAmong, matchesInOrder, type Ways } from './matches-in-order'
import { coarseSpans, searchSpans } from './search-spans'
import { streamsOf, type Stream, type Streams } from './search-streams'
import { hasTokens, TOKENS } from './search-tokens'
import {
  rankOf,
  readCondition,
  readMatches,
  type MatchRow,
  type RankedSearch,
} from './text-conditions'
import { tokenShares } from './token-shares'

type Sql = RawBuilder<unknown>

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

/** Number of listings that are compared with a text sooner than its words are looked up. */
const COMPARED_AT_ONCE = 500

/**
 * Tells whether a small market's listings are all compared. Until PostgreSQL has counted their
 * tokens, it may read all of them once for each span.
 */
const isComparedAtOnce = async (database: Database) =>
  !hasFreshPlans() &&
  ((await marketSize(database)) <= COMPARED_AT_ONCE || !(await tokenShares(database)))

async function matchQueries(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  if (await isComparedAtOnce(database)) return matchesInOrder(search, ways)
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
