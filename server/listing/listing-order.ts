import { sql, type RawBuilder } from 'kysely'
import type { SortOrder } from '@domain/search/listing-query'

/** Orders of rows with the columns created_at, id, base_price_kobo and rating. */
export const ORDERS: Record<SortOrder, RawBuilder<unknown>> = {
  newest: sql`created_at desc, id`,
  'price-up': sql`base_price_kobo, created_at desc, id`,
  'price-down': sql`base_price_kobo desc, created_at desc, id`,
  rating: sql`coalesce(rating, 0) desc, created_at desc, id`,
}

export const orderOf = (sort: SortOrder | undefined) => ORDERS[sort ?? 'newest']
