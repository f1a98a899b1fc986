import type { ColumnType, Generated, Kysely } from 'kysely'
import type { BookedListing, BookingStatus } from '@domain/schemas/booking-schema'
import type { Instant, Kobo } from './column-types'
import type {
  FavouritesTable,
  ListingPhotosTable,
  ListingsTable,
  NamedThingTable,
  ReviewsTable,
} from './home-tables'

/** A calendar day, 'YYYY-MM-DD'; never a Date. */
type Day = string

export interface UsersTable {
  id: Generated<string>
  /** Lower case, and proved by a mail. Null for an account that was made with a phone number. */
  email: string | null
  /** Eleven digits, '0…': logs in; recovers only when it was proved. */
  phone: string | null
  phone_verified: Generated<boolean>
  /** As the profile form gave it; nothing is sent there. */
  contact_phone: string | null
  date_of_birth: Day | null
  full_name: string | null
  profile_image: string | null
  /** Null until the profile is complete, and for who always comes through Google. */
  password_hash: string | null
  /** The phone is proved, the profile not complete: it may complete it, and nothing else. */
  is_provisional: Generated<boolean>
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

export interface AttemptsTable {
  /** What is counted and for how long; attempt-limits.ts lists them. */
  scope: string
  /** SHA-256, so that the table holds no address and no identifier. */
  key_hash: Buffer
  ends_at: Date
  hits: number
}

export interface EmailLinksTable {
  token_hash: Buffer
  /** The id that initiate-email-verification answered: the account's, once it is made. */
  registration_id: string
  email: string
  created_at: Date
  expires_at: Date
}

export type CodePurpose = 'phone' | 'reset'

export interface OneTimeCodesTable {
  purpose: CodePurpose
  /** SHA-256 of the address or number; one code each, the newest. */
  subject_hash: Buffer
  /** argon2id, as six digits are soon guessed from a plain hash; a decoy's fits no code. */
  code_hash: string
  tries: Generated<number>
  expires_at: Date
}

export interface ResetTokensTable {
  token_hash: Buffer
  user_id: string
  /** The address or number that asked: the reset must name it again. */
  subject_hash: Buffer
  expires_at: Date
}

export type MessageKind = 'verify-email' | 'phone-code' | 'reset' | 'password-changed'

export interface OutgoingMessagesTable {
  id: Generated<string>
  kind: MessageKind
  /** A normalised address or number. */
  recipient: string
  registration_id: string | null
  tries: Generated<number>
  /** When it is to be tried, the next time. */
  due_at: Date
  created_at: Date
}

export interface MailboxMessagesTable {
  id: Generated<number>
  kind: 'mail' | 'sms'
  recipient: string
  subject: string
  text: string
  html: string | null
  sent_at: Date
}

export interface RateWindowsTable {
  key: string
  window_start: Date
  hits: number
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
  attempts: AttemptsTable
  email_links: EmailLinksTable
  one_time_codes: OneTimeCodesTable
  reset_tokens: ResetTokensTable
  outgoing_messages: OutgoingMessagesTable
  mailbox_messages: MailboxMessagesTable
  rate_windows: RateWindowsTable
  property_types: NamedThingTable
  amenities: NamedThingTable
  listings: ListingsTable
  listing_photos: ListingPhotosTable
  favourites: FavouritesTable
  bookings: BookingsTable
  reviews: ReviewsTable
}

/** What repositories and the demo loader are given. */
export type Database = Kysely<Tables>
