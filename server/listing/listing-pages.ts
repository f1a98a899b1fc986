import { type RawBuilder, sql } from 'kysely'
import { TOTAL_CAP } from '@domain/constants'
import type { PricedListing } from '@domain/schemas/listing-schema'
import type { ListingFields, SortOrder } from '@domain/search/listing-query'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingColumns, type ListingRow, toListing } from './listing-row'
import type { PricedStay } from './stay-prices'

/** How listings of a page are read. */
interface PageQuery {
  /** Condition that they still fulfil. */
  where: RawBuilder<unknown>
  fields: ListingFields | undefined
  today: IsoDate
  /** Stay whose price the listings tell. */
  priced: PricedStay | undefined
}

/** Returns the listings with some ids that fulfil the condition by now, in the order of the ids. */
export async function listingsInOrder(
  database: Database,
  ids: readonly string[],
  { where, fields, today, priced }: PageQuery,
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

export async function countRows(database: Database, selected: RawBuilder<unknown>) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (${selected}) as rows`.execute(database)
  return rows[0]?.found ?? 0
}

/**
 * Counts the listings that fulfil a condition, up to one more than the total's cap. Limits are written
 * into statements, because PostgreSQL makes no lasting plan for one that it does not know.
 */
export const countListings = (database: Database, where: RawBuilder<unknown>) =>
  countRows(database, sql`select from listings l where ${where} limit ${sql.lit(TOTAL_CAP + 1)}`)

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
