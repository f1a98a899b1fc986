import type { ColumnType, Generated, Kysely } from 'kysely'
import type { BookedListing, BookingStatus } from '@domain/schemas/booking-schema'

/** Set by the database when left out; read as a Date. */
type Instant = ColumnType<Date, Date | undefined, Date>
/** Amounts are whole kobo; `bigint` is read as a number (column-parsers.ts). */
type Kobo = number
/** A calendar day, 'YYYY-MM-DD'; never a Date. */
type Day = string

export interface UsersTable {
  id: Generated<string>
  /** Lower case. */
  email: string
  /** Eleven digits, '0…'. */
  phone: string | null
  full_name: string | null
  profile_image: string | null
  password_hash: string
  is_staff: Generated<boolean>
  created_at: Instant
}

export interface SessionsTable {
  /** SHA-256 of the bearer token; the token itself is never stored. */
  token_hash: Buffer
  user_id: string
  created_at: Date
  last_used_at: Date
  expires_at: Date
}

export interface LoginAttemptsTable {
  scope: 'account' | 'address'
  /** SHA-256, so that the table holds no address and no identifier. */
  key_hash: Buffer
  window_start: Date
  attempts: number
}

export interface RateWindowsTable {
  key: string
  window_start: Date
  hits: number
}

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
  name: string
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
  base_price_kobo: Kobo
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
  listing_id: string
  /** 0 is the cover. */
  position: number
  /** Names the original in the photo storage; several photos may share one. */
  storage_key: string
  alt: string
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

export interface BookingsTable {
  id: Generated<string>
  user_id: string
  /** Null once the listing is gone; the snapshot stays. */
  listing_id: string | null
  listing_snapshot: ColumnType<BookedListing, string, string>
  status: ColumnType<BookingStatus, BookingStatus | undefined, BookingStatus>
  check_in: Day
  check_out: Day
  travelers_no: number
  total_price_kobo: Kobo
  quoted_total_kobo: Kobo
  special_requests: string | null
  /** Unique per user. */
  idempotency_key: string | null
  payload_hash: Buffer | null
  created_at: Instant
}

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  login_attempts: LoginAttemptsTable
  rate_windows: RateWindowsTable
  property_types: NamedThingTable
  amenities: NamedThingTable
  listings: ListingsTable
  listing_photos: ListingPhotosTable
  favourites: FavouritesTable
  bookings: BookingsTable
}

/** What repositories and the demo loader are given. */
export type Database = Kysely<Tables>
