import { type RawBuilder, sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { PricedListing } from '@domain/schemas/listing-schema'
import type { ListingFields, SortOrder } from '@domain/search/listing-query'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingColumns, type ListingRow, toListing } from './listing-row'
import type { PricedStay } from './stay-prices'

/** A page of the published listings that fulfil a condition. */
interface PageQuery {
  /** Query of the page's ids in their order. */
  chosen: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** Number of the listings before the page. */
  start: number
  size: number
  fields: ListingFields | undefined
  today: IsoDate
  /** Stay whose price the listings tell. */
  priced: PricedStay | undefined
}

interface FoundPage {
  listings: PricedListing[]
  /** Number of all matches, up to one more than the total's cap. */
  found: number
}

/**
 * Selects a page's ids and counts the matches up to the cap. Sizes are written into the statement,
 * because PostgreSQL makes no lasting plan for a limit that it does not know.
 */
const pageAndCount = ({ chosen, where, start, size }: PageQuery) => sql`
  with page as materialized (
    select id, row_number() over () as place from (${chosen}) as chosen
  ), counted as materialized (
    select case
      -- A first page that is not full contains every match.
      when ${sql.lit(start === 0)} and (select count(*) from page) < ${sql.lit(size)}
        then (select count(*) from page)
      else (
        select count(*) from (select 1 from listings l where ${where} limit ${sql.lit(TOTAL_CAP + 1)}) as capped
      )
    end as found
  )`

/** Reads a page and its total in one round trip. */
export async function readPage(database: Database, page: PageQuery): Promise<FoundPage> {
  const { rows } = await sql<ListingRow & { found: number; place: number | null }>`
    ${pageAndCount(page)}
    select counted.found, on_page.*
    from counted left join (
      select page.place, ${listingColumns(page.fields, page.today, page.priced)} from page join listings l using (id)
    ) as on_page on true
    order by on_page.place`.execute(database)
  // The place is null in the only row of an empty page.
  const listings = rows.filter(({ place }) => place !== null).map(toListing)
  return { listings, found: rows[0]?.found ?? 0 }
}

/** Returns the listings with some ids that fulfil the condition by now, in the order of the ids. */
export async function listingsInOrder(
  database: Database,
  ids: readonly string[],
  { where, fields, today, priced }: Pick<PageQuery, 'where' | 'fields' | 'today' | 'priced'>,
): Promise<PricedListing[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListingRow>`
    select ${listingColumns(fields, today, priced)}
    from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)
    join listings l using (id)
    where ${where}
    order by place`.execute(database)
  return rows.map(toListing)
}

/** Orders of rows of listings with a price. */
const ORDERS: Record<SortOrder, (price: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  newest: () => sql`created_at desc, id`,
  'price-up': (price) => sql`${price}, created_at desc, id`,
  'price-down': (price) => sql`${price} desc, created_at desc, id`,
  rating: () => sql`coalesce(rating, 0) desc, created_at desc, id`,
}

/** @param priced Stay by whose price listings are ordered, instead of that of a night. */
export const orderOf = (sort: SortOrder | undefined, priced?: PricedStay) =>
  ORDERS[sort ?? 'newest'](priced?.kobo ?? sql`base_price_kobo`)
