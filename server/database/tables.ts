import type { ColumnType, Generated, Kysely } from 'kysely'
import type { BookingStatus } from '@domain/booking/status-table'
import type { Kobo } from '@domain/money'
import type { BookedListing, CancelReason, StayingGuest } from '@domain/schemas/booking-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import type { MailAttachment } from '@server/mail/mail'
import type { Instant, ListingsTable } from './listing-tables'

export type CodePurpose = 'phone' | 'reset' | 'email'

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

/** Who decides about bookings. */
export type Decider = 'host' | 'operator'

type PaymentStatus = 'open' | 'paid' | 'closed' | 'returned' | 'other currency'

/** Nights as PostgreSQL writes them, such as '[2026-04-01,2026-04-03)'. */
type Nights = ColumnType<string, string, string>

interface NamedThingTable {
  id: Generated<string>
  name: string
  icon_url: string | null
  /** Order in lists. */
  position: Generated<number>
}

/**
 * All tables that this version reads. `rate_windows` is no longer among them, and goes once no older
 * process counts in it.
 */
export interface Tables {
  users: {
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
    date_of_birth: IsoDate | null
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
  sessions: {
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
  attempts: {
    /** What is counted (see attempt-limits.ts). */
    scope: string
    /** SHA-256, so that the table contains neither addresses nor identifiers. */
    key_hash: Buffer
    /** When the bucket is full again. The later it is, the fewer attempts are left. */
    full_at: Date
  }
  server_keys: {
    name: string
    key: Buffer
  }
  server_processes: {
    id: Generated<string>
    /** Key of the place where the process stores photos, equal for processes that share it. */
    photo_store: string
    /** Description of that place for messages. */
    place: string
    seen_at: Instant
  }
  known_devices: {
    /** SHA-256 of the id in the device's cookie. */
    device_hash: Buffer
    user_id: string
    last_seen_at: Date
  }
  email_links: {
    token_hash: Buffer
    /** Id that initiate-email-verification returned. The account gets it once it is created. */
    registration_id: string
    email: string
    /** Where the visitor was before the sign-up, as the page wrote it. */
    intent: string | null
    created_at: Date
    expires_at: Date
  }
  one_time_codes: {
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
  reset_tokens: {
    token_hash: Buffer
    user_id: string
    /** SHA-256 of the address or number that requested the reset, which must name it again. */
    subject_hash: Buffer
    created_at: Date
    expires_at: Date
  }
  provider_accounts: {
    /** Issuer and subject of the ID token, which name one person for good. */
    issuer: string
    subject: string
    user_id: string
    created_at: Instant
  }
  /** Requests of a provider's person to use an account that has a password. */
  join_requests: {
    user_id: string
    issuer: string
    subject: string
    device_hash: Buffer
    /** SHA-256 of the mailed link's token. Null until the mail is composed. */
    token_hash: Buffer | null
    expires_at: Date
  }
  outgoing_messages: {
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
  mailbox_messages: {
    id: Generated<number>
    kind: 'mail' | 'sms'
    recipient: string
    subject: string
    text: string
    html: string | null
    attachments: ColumnType<MailAttachment[], string | undefined, never>
    sent_at: Date
  }
  quota_windows: {
    user_id: string
    /** What is counted (see quota/daily-quotas.ts). */
    kind: string
    window_start: Date
    used: number
  }
  property_types: NamedThingTable
  amenities: NamedThingTable
  listings: ListingsTable
  listing_photos: {
    id: Generated<string>
    /** Null after the listing was deleted. A booking's snapshot still shows the photo. */
    listing_id: string | null
    /** The photo with the lowest position is the cover photo. Deleted photos leave gaps. */
    position: number
    /** Key of the original in the photo storage. Several photos may share one. */
    storage_key: string
    alt: string | null
    /** Mean colour as '#rrggbb'. */
    colour: string | null
    width: number
    height: number
    /** Address or file that the photo was imported from. */
    source: Generated<string | null>
  }
  favourites: {
    user_id: string
    listing_id: string
    created_at: Instant
  }
  bookings: {
    id: Generated<string>
    /** Eight letters and digits that the database chooses. Unique. */
    reference: Generated<string>
    user_id: string
    /** Null after the listing was deleted. The snapshot stays. */
    listing_id: string | null
    listing_snapshot: ColumnType<BookedListing, string, string>
    status: ColumnType<BookingStatus, BookingStatus | undefined, BookingStatus>
    check_in: IsoDate
    check_out: IsoDate
    travelers_no: number
    /** The total that the guest saw. */
    total_price_kobo: Kobo
    /** Our own quote of that moment, which is the price. */
    quoted_total_kobo: Kobo
    /** Nights that the quote is for. Null for one night, whatever the dates. */
    total_nights: Generated<number | null>
    /** What has arrived and was not returned: the sum of the payments (server/payment). */
    paid_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
    /** What has arrived and was returned. */
    returned_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
    /** Whether a payment came in another currency, which counts for nothing. */
    has_odd_payment: Generated<boolean>
    special_requests: string | null
    /** Who stays, until 90 days after the check-out. */
    guest: ColumnType<StayingGuest | null, string | null | undefined, null>
    /** Unique per user. */
    idempotency_key: string | null
    payload_hash: Buffer | null
    /** When a Pending booking is cancelled. Null for a booking that waits for ever. */
    held_until: Date | null
    /** Why the booking was cancelled, when we know. */
    cancel_reason: CancelReason | null
    /** Who confirmed or declined it, when, and what the guest was told. */
    decided_by: Generated<Decider | null>
    decided_at: Generated<Date | null>
    answer: Generated<string | null>
    /**
     * HMAC of the network that a new guest booked from, until the operator decides about the booking.
     */
    network_hash: Buffer | null
    /** Changes of the nights or the status, which a trigger counts, and the last one's moment. */
    revision: Generated<number>
    revised_at: Generated<Date | null>
    created_at: Instant
  }
  /** One attempt at a provider, or what the operator has recorded. */
  payments: {
    /** Our own name for it, which nobody can guess. */
    reference: string
    /** Null after the booking was deleted. */
    booking_id: string | null
    provider: 'paystack' | 'demo' | 'operator'
    channel: string | null
    status: ColumnType<PaymentStatus, PaymentStatus | undefined, PaymentStatus>
    asked_kobo: Kobo
    received_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
    returned_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
    /** The provider's id of the money's transaction. */
    transaction_id: string | null
    /** What the provider said last, in its own word. */
    provider_status: string | null
    checkout_url: string | null
    /** When to ask the provider next. Null when nothing more is expected. */
    check_at: Date | null
    created_at: Date
  }
  /** History of the payments, to which rows are only added. */
  payment_events: {
    id: Generated<number>
    reference: string
    kind: 'begun' | 'notice' | 'paid' | 'returned' | 'other currency' | 'not paid' | 'closed'
    amount_kobo: Kobo | null
    currency: string | null
    detail: string | null
    /** SHA-256 of a notice, so that it counts once. */
    notice_hash: Buffer | null
    created_at: Date
  }
  demo_checkouts: {
    reference: string
    status: 'success' | 'failed' | 'abandoned' | 'reversed'
    amount_kobo: Kobo
  }
  blocked_nights: {
    id: Generated<string>
    listing_id: string
    /** Calendar that says the nights are taken. Null for a block of our own. */
    feed_id: string | null
    uid: string | null
    nights: Nights
    /** Why, for the host and the operator alone, or the summary of the other site. */
    reason: string | null
    /** True for a night of ours that another site sends back, which takes nothing. */
    is_echo: Generated<boolean>
    /** When a booking or a block of ours covered the imported nights at last. */
    covered_at: Generated<Date | null>
    created_at: Instant
  }
  calendar_feeds: {
    id: Generated<string>
    listing_id: string
    name: string
    /** A secret: whoever has it can read the other site's calendar. */
    address: string
    etag: Generated<string | null>
    last_modified: Generated<string | null>
    due_at: Date
    read_at: Generated<Date | null>
    changed_at: Generated<Date | null>
    changes: Generated<string | null>
    failing_since: Generated<Date | null>
    error: Generated<string | null>
    /** When the operator was told that it fails. */
    told_at: Generated<Date | null>
  }
  calendar_exports: {
    listing_id: string
    renewals: Generated<number>
    read_at: Date | null
  }
  calendar_clashes: {
    feed_id: string
    booking_id: string
    nights: Nights
    summary: string | null
    found_at: Date
  }
  reviews: {
    id: Generated<string>
    listing_id: string
    user_id: string
    /** From 1 to 5. */
    rating: number
    comment: string | null
    created_at: Instant
  }
  /** Places of listings as hosts write them, '' for a missing part. */
  listing_places: {
    id: Generated<string>
    city: string
    state: string
    country: string
  }
  /** Words of listings, including listings that have changed since, which correct misspelt ones. */
  search_words: {
    id: Generated<string>
    word: string
  }
  /** Only data-changes.ts reads it, and only triggers write it. */
  data_changes: {
    /** Number of the transaction that made the change. */
    xid: Generated<string>
    noted_at: Generated<Date>
  }
  daily_tasks: {
    name: string
    /** The last day in Lagos on which it was done. */
    done_on: IsoDate
  }
  /** Only replica.ts uses it. */
  replica_beats: {
    process: string
    beat: number
    beaten_at: Instant
  }
}

/** Database connection with the types of all tables. */
export type Database = Kysely<Tables>
