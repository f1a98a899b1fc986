import type { ColumnType, Generated, Kysely } from 'kysely'
import type { MailAttachment } from '@server/mail/mail'
import type { BookingsTable } from './bookings-table'
import type {
  BlockedNightsTable,
  CalendarClashesTable,
  CalendarExportsTable,
  CalendarFeedsTable,
} from './calendar-tables'
import type { Day, Instant } from './column-types'
import type {
  FavouritesTable,
  ListingPhotosTable,
  ListingsTable,
  NamedThingTable,
  ReviewsTable,
  ListingPlacesTable,
  SearchWordsTable,
} from './listing-tables'
import type { DemoCheckoutsTable, PaymentEventsTable, PaymentsTable } from './payment-tables'

export interface UsersTable {
  id: Generated<string>
  /** Lower case, and verified by mail. Null for an account that was created with a phone number. */
  email: string | null
  /**
   * Eleven digits, '0…'. It may log in, but it may recover the account only once it is verified.
   */
  phone: string | null
  phone_verified: Generated<boolean>
  /** The number from the profile form. Nothing is sent to it. */
  contact_phone: string | null
  date_of_birth: Day | null
  full_name: string | null
  profile_image: string | null
  /** Null until the profile is complete, and for a user who only signs in with Google. */
  password_hash: string | null
  /**
   * True while the phone is verified but the profile is incomplete. The account may only complete
   * it.
   */
  is_provisional: Generated<boolean>
  is_staff: Generated<boolean>
  created_at: Instant
}

export interface SessionsTable {
  /** SHA-256 of the bearer token. The token itself is never stored. */
  token_hash: Buffer
  id: Generated<string>
  user_id: string
  /** SHA-256 of the id in the device's cookie. A login there replaces the session. */
  device_hash: Buffer | null
  /** Browser and system, such as 'Chrome on Android'. */
  agent: string | null
  created_at: Date
  /** When the user proved the password again after the login. */
  confirmed_at: Generated<Date | null>
  last_used_at: Date
  expires_at: Date
}

export interface ServerKeysTable {
  name: string
  key: Buffer
}

export interface ServerProcessesTable {
  id: Generated<string>
  /** Key of the place where the process stores photos, equal for processes that share it. */
  photo_store: string
  /** Description of that place for messages. */
  place: string
  seen_at: Instant
}

export interface KnownDevicesTable {
  /** SHA-256 of the id in the device's cookie. */
  device_hash: Buffer
  user_id: string
  last_seen_at: Date
}

export interface EmailLinksTable {
  token_hash: Buffer
  /** Id that initiate-email-verification returned. The account gets it once it is created. */
  registration_id: string
  email: string
  /** Where the visitor was before the sign-up, as the page wrote it. */
  intent: string | null
  created_at: Date
  expires_at: Date
}

export type CodePurpose = 'phone' | 'reset' | 'email'

export interface ProviderAccountsTable {
  /** Issuer and subject of the ID token, which name one person for good. */
  issuer: string
  subject: string
  user_id: string
  created_at: Instant
}

/** Requests of a provider's person to use an account that has a password. */
export interface JoinRequestsTable {
  user_id: string
  issuer: string
  subject: string
  device_hash: Buffer
  /** SHA-256 of the mailed link's token. Null until the mail is composed. */
  token_hash: Buffer | null
  expires_at: Date
}

export interface OneTimeCodesTable {
  purpose: CodePurpose
  /** SHA-256 of the address or number. Each has one code, the newest. */
  subject_hash: Buffer
  /**
   * argon2id, because six digits are quickly guessed from a plain hash. A decoy matches no code.
   */
  code_hash: string
  tries: Generated<number>
  expires_at: Date
}

export interface ResetTokensTable {
  token_hash: Buffer
  user_id: string
  /** SHA-256 of the address or number that requested the reset, which must name it again. */
  subject_hash: Buffer
  created_at: Date
  expires_at: Date
}

export type MessageKind =
  | 'verify-email'
  | 'phone-code'
  | 'reset'
  | 'password-changed'
  | 'new-device'
  | 'join-account'
  | 'booking-received'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-cancelled'
  | 'booking-released'
  | 'booking-changed'
  | 'guest-deleted'
  | 'daily-sheet'
  // Queued by the version before, for host and operator.
  | 'booking-request'
  | 'booking-withdrawn'
  | 'calendar-clash'
  | 'calendar-failing'
  | 'payment-received'
  | 'payment-returned'
  | 'payment-odd'

/** Who a message about a booking is for. */
export type Reader = 'guest' | 'host' | 'operator'

export interface OutgoingMessagesTable {
  id: Generated<string>
  kind: MessageKind
  /** Normalised address or number, or the word for all addresses of OPERATOR_EMAIL. */
  recipient: string
  registration_id: string | null
  /** Only for 'verify-email'. */
  intent: string | null
  /** Only for messages about a booking. */
  booking_id: string | null
  reader: Generated<Reader | null>
  tries: Generated<number>
  /** Time of the next attempt. */
  due_at: Date
  created_at: Date
}

export interface DailyTasksTable {
  name: string
  /** The last day in Lagos on which it was done. */
  done_on: Day
}

export interface MailboxMessagesTable {
  id: Generated<number>
  kind: 'mail' | 'sms'
  recipient: string
  subject: string
  text: string
  html: string | null
  attachments: ColumnType<MailAttachment[], string | undefined, never>
  sent_at: Date
}

interface AttemptsTable {
  /** What is counted (see attempt-limits.ts). */
  scope: string
  /** SHA-256, so that the table contains neither addresses nor identifiers. */
  key_hash: Buffer
  /** When the bucket is full again. The later it is, the fewer attempts are left. */
  full_at: Date
}

interface QuotaWindowsTable {
  user_id: string
  /** What is counted (see quota/daily-quotas.ts). */
  kind: string
  window_start: Date
  used: number
}

/** Only data-changes.ts reads it, and only triggers write it. */
interface DataChangesTable {
  /** Number of the transaction that made the change. */
  xid: Generated<string>
  noted_at: Generated<Date>
}

/** Only replica.ts uses it. */
interface ReplicaBeatsTable {
  process: string
  beat: number
  beaten_at: Instant
}

/**
 * All tables that this version reads. `rate_windows` is no longer among them, and goes once no older
 * process counts in it.
 */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  attempts: AttemptsTable
  server_keys: ServerKeysTable
  server_processes: ServerProcessesTable
  known_devices: KnownDevicesTable
  email_links: EmailLinksTable
  one_time_codes: OneTimeCodesTable
  reset_tokens: ResetTokensTable
  provider_accounts: ProviderAccountsTable
  join_requests: JoinRequestsTable
  outgoing_messages: OutgoingMessagesTable
  mailbox_messages: MailboxMessagesTable
  quota_windows: QuotaWindowsTable
  property_types: NamedThingTable
  amenities: NamedThingTable
  listings: ListingsTable
  listing_photos: ListingPhotosTable
  favourites: FavouritesTable
  bookings: BookingsTable
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  demo_checkouts: DemoCheckoutsTable
  blocked_nights: BlockedNightsTable
  calendar_feeds: CalendarFeedsTable
  calendar_exports: CalendarExportsTable
  calendar_clashes: CalendarClashesTable
  reviews: ReviewsTable
  listing_places: ListingPlacesTable
  search_words: SearchWordsTable
  data_changes: DataChangesTable
  daily_tasks: DailyTasksTable
  replica_beats: ReplicaBeatsTable
}

/** Database connection with the types of all tables. */
export type Database = Kysely<Tables>
