import { sql, type RawBuilder } from 'kysely'
import { RANKED_MAXIMUM } from '@domain/constants'
import type { ListingQuery, SortOrder } from '@domain/search/listing-query'
import type { Database } from '@server/database/tables'
import { ORDERS } from './listing-order'
import { searchSpans } from './search-spans'
import { streamsOf, type Stream } from './search-streams'
import { hasTokens } from './search-tokens'
import {
  matchColumns,
  matchCondition,
  rankOf,
  readCondition,
  takesAll,
  type MatchRow,
  type RankedSearch,
} from './text-conditions'

type Sql = RawBuilder<unknown>

export interface Ways {
  conditions: readonly Sql[]
  /** Order in which listings count: newest first, or in the order that the guest chose. */
  counting: SortOrder
}

/** Number of the first listings that show how common the matches are. */
const SAMPLE = 1_000
/** Number of matches in the sample from which reading on in order ends soon. */
const COMMON = 50

/**
 * Selects listings in order. The limit tells the planner that reading an index in that order is
 * better than sorting all listings.
 */
const inOrder = ({ conditions, counting }: Ways, limit: number, more: readonly Sql[] = []) => sql`
  select l.* from listings l
  where ${sql.join([...conditions, ...more], sql` and `)}
  order by ${ORDERS[counting]} limit ${sql.lit(limit)}`

/** Number of listings that are read in order before the matches count as rare. */
const FIRST_READ = 20_000
/** Larger than the number of listings in any database. */
const NO_LIMIT = 2_000_000_000

/** Returns a query of the first matches among some listings, with what their points depend on. */
const matchesAmong = (search: RankedSearch, listings: Sql) =>
  // "offset 0" keeps the planner from reading the listings in another order.
  sql<MatchRow>`
    select ${matchColumns(search)} from (${listings} offset 0) as l
    where ${matchCondition(search)} limit ${sql.lit(RANKED_MAXIMUM)}`

/** Finds the first matches of a text that is so common that they are soon found. */
async function matchesInOrder(database: Database, search: RankedSearch, ways: Ways) {
  const among = async (limit: number) =>
    (await matchesAmong(search, inOrder(ways, limit)).execute(database)).rows
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

/** Finds the first matches of each stream, and then the first of these together. */
async function matchesInStreams(
  database: Database,
  search: RankedSearch,
  { conditions, counting }: Ways,
  { streams, spans }: { streams: readonly Stream[]; spans: readonly string[] },
) {
  const matches = streams.map(({ groups, isRead }) => {
    const read = isRead ? [readCondition(search)] : []
    // Without groups, every listing that fulfils the read filters matches.
    if (groups.length === 0) {
      return matchesAmong(search, inOrder({ conditions, counting }, RANKED_MAXIMUM, read))
    }
    // "offset 0" keeps the order of the spans, and ends after the wanted ones. The sorted rows are
    // whole, because fetching each again by its place took longer than finding it.
    return matchesAmong(
      search,
      sql`
        select l.* from unnest(${spans}::text[]) as span (tokens)
        cross join lateral (
          select l.* from listings l
          where ${sql.join([...conditions, ...read], sql` and `)}
            and ${hasTokens(groups, sql`string_to_array(span.tokens, ' ')`)}
          order by ${ORDERS[counting]} offset 0
        ) as l`,
    )
  })
  const [only] = matches
  if (only && matches.length === 1) return (await only.execute(database)).rows
  const { rows } = await sql<MatchRow>`
    select every.* from (
      ${sql.join(
        matches.map((each) => sql`(${each})`),
        sql` union `,
      )}
    ) as every join listings using (id)
    order by ${ORDERS[counting]} limit ${sql.lit(RANKED_MAXIMUM)}`.execute(database)
  return rows
}

async function findMatches(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
) {
  const { streams, isCoarse, bounds } = await streamsOf(database, search, query)
  // A name in the address narrows the listings more than any word.
  const isBounded = streams !== undefined && bounds !== undefined && query.slug === undefined
  if (!isBounded || (isCoarse && (await isCommon(database, search, ways)))) {
    return matchesInOrder(database, search, ways)
  }
  const spans = searchSpans(ways.counting, bounds, isCoarse)
  return matchesInStreams(database, search, ways, { streams, spans })
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
