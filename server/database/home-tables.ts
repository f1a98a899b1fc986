import type { Generated } from 'kysely'
import type { Instant, Kobo } from './column-types'

export interface NamedThingTable {
  id: Generated<string>
  name: string
  icon_url: string | null
  /** Order in lists. */
  position: Generated<number>
}

export interface ListingsTable {
  id: Generated<string>
  host_id: string | null
  /** Null only in a draft, as the price. */
  name: string | null
  /** `slugOf(name)`, kept beside the name for look-ups; written by listing-keys.ts only. */
  slug: string
  description: string | null
  city: string | null
  state: string | null
  country: string | null
  /** What the location filters compare, '' for none; written by listing-keys.ts only. */
  city_key: string
  state_key: string
  country_key: string
  base_price_kobo: Kobo | null
  cleaning_fee_kobo: Generated<Kobo>
  security_deposit_kobo: Generated<Kobo>
  rating: number | null
  bedroom_no: number | null
  bathroom_no: number | null
  guest_no: number | null
  property_type_id: string | null
  amenity_ids: Generated<string[]>
  house_rules: Generated<string[]>
  /** Normalised by domain/search-text.ts; written by listing-keys.ts only. */
  search_text: string
  published: Generated<boolean>
  created_at: Instant
}

export interface ListingPhotosTable {
  id: Generated<string>
  /** Null once the home is gone; a booking's snapshot still shows the photo. */
  listing_id: string | null
  /** The lowest is the cover; photos that were removed leave gaps. */
  position: number
  /** Names the original in the photo storage; several photos may share one. */
  storage_key: string
  alt: string | null
  /** '#rrggbb', the mean colour. */
  colour: string | null
  width: number
  height: number
}

export interface FavouritesTable {
  user_id: string
  listing_id: string
  created_at: Instant
}

export interface ReviewsTable {
  id: Generated<string>
  listing_id: string
  user_id: string
  /** 1 to 5. */
  rating: number
  comment: string | null
  created_at: Instant
}
