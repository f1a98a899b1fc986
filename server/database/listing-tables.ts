import type { ColumnType, Generated } from 'kysely'
import type { Kobo } from '@domain/money'
import type { Rate } from '@domain/schemas/listing-schema'

/** Read as a Date. The database sets it when it is left out. */
export type Instant = ColumnType<Date, Date | undefined, Date>

/** A rate with its price in kobo. */
export type StoredRate = Rate

export interface ListingsTable {
  id: Generated<string>
  host_id: string | null
  /** Null only in a draft, like the price. */
  name: string | null
  /** `slugOf(name)`, stored for look-ups. Only listing-values.ts writes it. */
  slug: string
  description: string | null
  city: string | null
  state: string | null
  country: string | null
  /** Degrees north and east. */
  latitude: Generated<number | null>
  longitude: Generated<number | null>
  /** Keys that the location filters compare, '' when unknown. Only listing-values.ts writes them. */
  city_key: string
  state_key: string
  country_key: string
  base_price_kobo: Kobo | null
  cleaning_fee_kobo: Generated<Kobo>
  security_deposit_kobo: Generated<Kobo>
  rating: number | null
  rates: ColumnType<StoredRate[], string | undefined, string>
  minimum_nights: number | null
  /** Both in percent. */
  week_discount: number | null
  month_discount: number | null
  /** As '14:00'. */
  check_in_time: string | null
  check_out_time: string | null
  bedroom_no: number | null
  bathroom_no: number | null
  guest_no: number | null
  property_type_id: string | null
  amenity_ids: Generated<string[]>
  house_rules: Generated<string[]>
  /** Text of domain/search/search-text.ts. Only listing-values.ts writes it. */
  search_loose: string
  published: Generated<boolean>
  /** True when the host has withdrawn it. It stays unpublished, however complete it is. */
  withheld: Generated<boolean>
  created_at: Instant
  /** Null until the first change. */
  updated_at: Instant | null
  /** The operator's own key in the file that the listing was imported from. */
  import_key: Generated<string | null>
}
