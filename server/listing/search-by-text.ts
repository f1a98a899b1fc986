import { sql, type RawBuilder } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { PricedListingPage } from '@domain/schemas/listing-schema'
import type { ListingQuery, SortOrder } from '@domain/search/listing-query'
import { pageBounds } from '@domain/search/page-bounds'
import type { ReadOrder } from '@domain/search/read-filters'
import { readSearch } from '@domain/search/read-search'
import { ignoredIn, planOf, showsParts, type SearchPlan } from '@domain/search/relevance'
import type { SearchNames } from '@domain/search/short-names'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingConditions } from './listing-conditions'
import { listingColumns, toListing, type ListingRow } from './listing-row'
import { withVocabulary } from './search-words'
import { candidateCondition, rankedListings, type RankedSearch } from './text-conditions'

type Sql = RawBuilder<unknown>

const orders: Record<SortOrder | ReadOrder, Sql> = {
  newest: sql`created_at desc, id`,
  'price-up': sql`base_price_kobo, created_at desc, id`,
  'price-down': sql`base_price_kobo desc, created_at desc, id`,
  rating: sql`coalesce(rating, 0) desc, created_at desc, id`,
}

/** Returns an order of rows with the columns created_at, id, base_price_kobo and rating. */
export const orderOf = (sort: SortOrder | undefined): Sql => orders[sort ?? 'newest']

interface Ranking {
  total: number
  matched: number
  ids: string[]
}

type Page = ReturnType<typeof pageBounds>

async function rank(
  database: Database,
  { search, listings, order }: { search: RankedSearch; listings: Sql; order: Sql },
  { start, size }: Page,
): Promise<Ranking> {
  const { rows } = await sql<Ranking>`
    with hits as materialized (${rankedListings(search, listings)})
    select
      (select count(*)::int from hits) as total,
      (select count(*)::int from hits where level = 0) as matched,
      array(select id from hits order by ${order} limit ${size} offset ${start}) as ids
    `.execute(database)
  return rows[0] ?? { total: 0, matched: 0, ids: [] }
}

/** Number of the first listings that tell how common the matches are. */
const SAMPLE = 1_000
/** Matches in the sample from which reading on in order ends sooner than the indexes of texts. */
const COMMON = 50

/**
 * Ranks the first matches of the conditions. A common text ends after a few thousand listings in
 * their order; for a rare one the indexes of texts find the few candidates.
 *
 * @param inOrder Order in which listings count: the newest, or the order that the guest chose.
 */
async function rankFirst(
  database: Database,
  search: RankedSearch,
  { conditions, order, inOrder }: { conditions: readonly Sql[]; order: Sql; inOrder: Sql },
  page: Page,
): Promise<Ranking> {
  const among = (what: Sql, more: readonly Sql[] = []) =>
    sql`select ${what} from listings l
      where ${sql.join([...conditions, ...more], sql` and `)} order by ${inOrder}`
  const sample = sql`${among(sql`l.*`)} limit ${SAMPLE}`
  const { rows } = await sql<{ compared: number; found: number }>`
    with sample as materialized (${sample}),
      hits as (${rankedListings(search, sql`select * from sample`)})
    select (select count(*)::int from sample) as compared, (select count(*)::int from hits) as found
    `.execute(database)
  const { compared = 0, found = 0 } = rows[0] ?? {}
  // Only the ids are sorted, because the texts would not fit into the memory of a sort.
  const candidates = sql`
    select f.* from (${among(sql`l.id`, [candidateCondition(search)])} offset 0) as candidate
    cross join lateral (select * from listings f where f.id = candidate.id offset 0) as f`
  const listings = compared < SAMPLE ? sample : found < COMMON ? candidates : among(sql`l.*`)
  return rank(database, { search, listings, order }, page)
}

async function planFor(
  database: Database,
  query: ListingQuery,
  today: IsoDate,
  names: SearchNames | undefined,
) {
  const text = query.search ?? ''
  const reading = { today, names, ignored: ignoredIn(query) }
  return planOf(await withVocabulary(database, (known) => readSearch(text, known, reading)))
}

const orderFor = (plan: SearchPlan, sort: SortOrder | undefined) =>
  sort === undefined
    ? sql`level, points desc, ${orders[plan.order ?? 'newest']}`
    : sql`least(level, 1), ${orders[sort]}`

/** Returns one page of the listings that a query with a search text finds, most relevant first. */
export async function searchByText(
  database: Database,
  query: ListingQuery,
  today: IsoDate,
  names?: SearchNames,
): Promise<PricedListingPage> {
  const plan = await planFor(database, query, today, names)
  const page = pageBounds(query)
  const ways = {
    conditions: listingConditions({ ...query, search: undefined }, today),
    order: orderFor(plan, query.sort),
    inOrder: orders[query.sort ?? plan.order ?? 'newest'],
  }
  const ranking = (isPart: boolean) => rankFirst(database, { plan, isPart, today }, ways, page)
  let found = await ranking(false)
  if (found.total === 0 && showsParts(plan)) found = await ranking(true)
  const { rows } = await sql<ListingRow>`
    select ${listingColumns(today)}
    from unnest(${found.ids}::uuid[]) with ordinality as chosen (id, place)
    join listings l using (id) order by place`.execute(database)
  return {
    listings: rows.map(toListing),
    total: Math.min(found.total, TOTAL_CAP),
    ...(found.total > TOTAL_CAP && { totalCapped: true }),
    matched: Math.min(found.matched, TOTAL_CAP),
    ...(Object.keys(plan.filters).length > 0 && { read: plan.filters }),
  }
}
