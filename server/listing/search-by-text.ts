import { sql, type RawBuilder } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { PricedListingPage } from '@domain/schemas/listing-schema'
import type { ListingQuery, SortOrder } from '@domain/search/listing-query'
import { pageBounds } from '@domain/search/page-bounds'
import type { ReadOrder } from '@domain/search/read-filters'
import { readLiterally, readSearch } from '@domain/search/read-search'
import { planOf, type SearchPlan } from '@domain/search/relevance'
import type { SearchNames } from '@domain/search/short-names'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingConditions } from './listing-conditions'
import { listingColumns, toListing, type ListingRow } from './listing-row'
import { withVocabulary } from './search-words'
import { rankedListings } from './text-conditions'

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

async function rank(
  database: Database,
  ranked: Sql,
  order: Sql,
  { start, size }: ReturnType<typeof pageBounds>,
): Promise<Ranking> {
  const { rows } = await sql<Ranking>`
    with hits as materialized (${ranked})
    select
      (select count(*)::int from hits) as total,
      (select count(*)::int from hits where level = 0) as matched,
      array(select id from hits order by ${order} limit ${size} offset ${start}) as ids
    `.execute(database)
  return rows[0] ?? { total: 0, matched: 0, ids: [] }
}

async function planFor(database: Database, query: ListingQuery, names: SearchNames | undefined) {
  const text = query.search ?? ''
  return query.literal
    ? planOf(readLiterally(text), true)
    : planOf(await withVocabulary(database, (known) => readSearch(text, known, names)))
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
  const plan = await planFor(database, query, names)
  const page = pageBounds(query)
  const conditions = listingConditions({ ...query, search: undefined }, today)
  const order = orderFor(plan, query.sort)
  const ranking = (isPart: boolean) =>
    rank(database, rankedListings(plan, conditions, today, isPart), order, page)
  let found = await ranking(false)
  if (found.total === 0 && !plan.isLiteral) found = await ranking(true)
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
