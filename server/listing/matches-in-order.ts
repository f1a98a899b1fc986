import { sql, type RawBuilder } from 'kysely'
import { RANKED_MAXIMUM } from '@domain/constants'
import type { SortOrder } from '@domain/search/listing-query'
import { hasFreshPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { ORDERS } from './listing-order'
import type { Looks } from './search-look-ups'
import { matchCondition, matchText, takesAll, type RankedSearch } from './text-conditions'

type Sql = RawBuilder<unknown>

export interface Ways {
  conditions: readonly Sql[]
  /** The same with what makes reading in order end soon. */
  conditionsInOrder: readonly Sql[]
  /** Order in which listings count: newest first, or in the order that the guest chose. */
  counting: SortOrder
  looks: Looks
}

/**
 * Selects listings in order. The limit tells the planner that reading an index in that order is
 * better than sorting all listings. With filters, an index that contains what they compare chooses
 * the ids first, so that only the rows of listings that fulfil them are read.
 */
export function inOrder(
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
export const matchesAmong = (search: RankedSearch, listings: Sql, condition: Sql, more = sql``) =>
  // "offset 0" keeps the planner from reading the listings in another order.
  sql`
    select ${matchText(search)} as match${more} from (${listings} offset 0) as l
    where ${condition} limit ${sql.lit(RANKED_MAXIMUM)}`

/** Returns queries of the first matches, of which the second is for when the first finds too few. */
export function matchesInOrder(search: RankedSearch, ways: Ways): Sql[] {
  const among = (limit: number) =>
    matchesAmong(search, inOrder(ways, limit), matchCondition(search))
  if (takesAll(search)) return [among(RANKED_MAXIMUM)]
  // A small market has fewer listings than the first query reads.
  return hasFreshPlans() ? [among(FIRST_READ), among(NO_LIMIT)] : [among(NO_LIMIT)]
}

/** Number of the first listings that show how common the matches are. */
const SAMPLE = 1_000
/** Number of matches in the sample from which reading on in order ends soon. */
const COMMON = 50

/** How many times more matches than wanted there must be for reading on in order to end soon. */
const ENOUGH = 5

/**
 * Tells whether the first matches are soon found by reading listings in order.
 *
 * @param chosen Number of listings that probably fulfil the chosen filters.
 */
export async function isCommon(
  database: Database,
  search: RankedSearch,
  ways: Ways,
  chosen: number,
) {
  const { rows } = await sql<{ compared: number; found: number }>`
    select count(*)::int as compared,
      count(*) filter (where ${matchCondition(search)})::int as found
    from (${inOrder(ways, SAMPLE)}) as l`.execute(database)
  const { compared = 0, found = 0 } = rows[0] ?? {}
  if (compared < SAMPLE) return true
  return found >= COMMON && (found / SAMPLE) * chosen >= ENOUGH * RANKED_MAXIMUM
}
