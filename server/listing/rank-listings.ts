import { sql, type RawBuilder } from 'kysely'
import { RANKED_MAXIMUM } from '@domain/constants'
import type { ListingQuery, SortOrder } from '@domain/search/listing-query'
import type { pageBounds } from '@domain/search/page-bounds'
import type { Database } from '@server/database/tables'
import { ORDERS } from './listing-order'
import { searchSpans } from './search-spans'
import { streamsOf, type Stream } from './search-streams'
import { hasTokens } from './search-tokens'
import {
  candidateCondition,
  rankedListings,
  readCondition,
  takesAll,
  type RankedSearch,
} from './text-conditions'

type Sql = RawBuilder<unknown>

interface Ranking {
  total: number
  matched: number
  ids: string[]
}

type Page = ReturnType<typeof pageBounds>

/**
 * Counts and orders the ranked listings.
 *
 * @param hits Query from rankedListings().
 */
async function rank(database: Database, hits: Sql, order: Sql, page: Page): Promise<Ranking> {
  const { rows } = await sql<Ranking>`
    with hits as materialized (${hits})
    select
      (select count(*)::int from hits) as total,
      (select count(*)::int from hits where level = 0) as matched,
      array(select id from hits order by ${order} limit ${page.size} offset ${page.start}) as ids
    `.execute(database)
  return rows[0] ?? { total: 0, matched: 0, ids: [] }
}

export interface Ways {
  conditions: readonly Sql[]
  order: Sql
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

/** Ranks the first matches of a text that is so common that they are soon found. */
async function rankInOrder(database: Database, search: RankedSearch, ways: Ways, page: Page) {
  const among = (limit: number) => {
    const hits = rankedListings(search, inOrder(ways, limit), candidateCondition(search))
    return rank(database, hits, ways.order, page)
  }
  if (takesAll(search)) return among(RANKED_MAXIMUM)
  const first = await among(FIRST_READ)
  return first.total < RANKED_MAXIMUM ? among(NO_LIMIT) : first
}

/** Tells whether the first matches are soon found by reading listings in order. */
async function isCommon(database: Database, search: RankedSearch, ways: Ways) {
  const { rows } = await sql<{ compared: number; found: number }>`
    with sample as materialized (${inOrder(ways, SAMPLE)})
    select count(*)::int as compared,
      count(*) filter (where ${candidateCondition(search)})::int as found
    from sample as l`.execute(database)
  const { compared = 0, found = 0 } = rows[0] ?? {}
  return compared < SAMPLE || found >= COMMON
}

/** Ranks the first matches of each stream, and then the first of these together. */
async function rankStreams(
  database: Database,
  search: RankedSearch,
  ways: Ways,
  { streams, spans }: { streams: readonly Stream[]; spans: readonly string[] },
  page: Page,
): Promise<Ranking> {
  const { conditions, order, counting } = ways
  const hits = streams.map(({ groups, isRead }) => {
    const read = isRead ? [readCondition(search)] : []
    // Without groups, every listing that fulfils the read filters matches.
    if (groups.length === 0) return rankedListings(search, inOrder(ways, RANKED_MAXIMUM, read))
    // "offset 0" keeps the order of the spans, and ends after the wanted ones.
    return rankedListings(
      search,
      sql`
        select f.* from unnest(${spans}::text[]) as span (tokens)
        cross join lateral (
          select l.ctid as place from listings l
          where ${sql.join([...conditions, ...read], sql` and `)}
            and ${hasTokens(groups, sql`string_to_array(span.tokens, ' ')`)}
          order by ${ORDERS[counting]} offset 0
        ) as candidate
        cross join lateral (select * from listings f where f.ctid = candidate.place offset 0) as f`,
    )
  })
  const [only] = hits
  const first =
    only && hits.length === 1
      ? only
      : sql`
        select * from (
          select distinct on (id) * from (
            ${sql.join(
              hits.map((each) => sql`(${each})`),
              sql` union all `,
            )}
          ) as every order by id
        ) as once order by ${ORDERS[counting]} limit ${sql.lit(RANKED_MAXIMUM)}`
  return rank(database, first, order, page)
}

/** Ranks the first matches in the order in which they count (decision 25). */
export async function rankFirst(
  database: Database,
  search: RankedSearch,
  query: ListingQuery,
  ways: Ways,
  page: Page,
): Promise<Ranking> {
  const { streams, isCoarse, bounds } = await streamsOf(database, search, query)
  // A name in the address narrows the listings more than any word.
  const isBounded = streams !== undefined && bounds !== undefined && query.slug === undefined
  if (!isBounded || (isCoarse && (await isCommon(database, search, ways)))) {
    return rankInOrder(database, search, ways, page)
  }
  const spans = searchSpans(ways.counting, bounds, isCoarse)
  return rankStreams(database, search, ways, { streams, spans }, page)
}
