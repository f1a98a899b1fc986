import { sql, type RawBuilder } from 'kysely'
import type { BookedListing, OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import type { Stay } from '@domain/stay/stay-date'
import { HOUR } from '@domain/time'
import type { BookingLimits } from '@server/config/config'
import type { Database } from '@server/database/tables'
import { bookingColumns, toBooking, type BookingRow } from './booking-row'
import { pendingRefusal, type Refusal } from './pending-limits'
import { messagesAbout } from './queue-booking-messages'

/** First key of our advisory locks on a listing, so that they never collide with other locks. */
const LISTING_LOCKS = 5_202

export interface NewBooking extends Stay {
  userId: string
  listingId: string
  snapshot: BookedListing
  travelersNo: number
  totalPriceKobo: number
  quotedTotalKobo: number
  /** Nights that the quote is for, where it is for the stay. */
  totalNights: number | undefined
  specialRequests?: string | undefined
  guest?: StayingGuest | undefined
  /** Hash of the network that the request came from. A booking of a new guest keeps it. */
  network: Buffer
  /** Key of the guest's intent, and the hash of its payload (R-108). */
  intent?: { key: string; payloadHash: Buffer } | undefined
  createdAt: Date
}

type Stored = { refusal: null } & BookingRow
type Outcome = Stored | Refusal | { refusal: 'alone' }

/** Selects what the limits say about a booking. */
const admissionOf = (booking: NewBooking, limits: BookingLimits, alone: boolean) => {
  const { pendingStays, pendingNights, pendingPercent, pendingHours, stay } = limits
  const { nights } = stay
  const rules = { pendingStays, pendingNights, pendingPercent, pendingHours, nights }
  return sql`
    select * from admit_stay(${booking.userId}::uuid, ${booking.listingId}::uuid,
      ${booking.checkIn}::date, ${booking.checkOut}::date, ${booking.network}::bytea,
      ${booking.createdAt}::timestamptz, ${JSON.stringify(rules)}::jsonb, ${alone}::boolean)`
}

/** Inserts a booking that was admitted. */
const insertionOf = (booking: NewBooking, heldUntil: Date | null): RawBuilder<unknown> => sql`
  insert into bookings (
    user_id, listing_id, listing_snapshot, check_in, check_out, travelers_no,
    total_price_kobo, quoted_total_kobo, total_nights, special_requests, guest, idempotency_key, payload_hash,
    held_until, network_hash, created_at
  )
  select
    ${booking.userId}::uuid, ${booking.listingId}::uuid, ${JSON.stringify(booking.snapshot)}::jsonb,
    ${booking.checkIn}::date, ${booking.checkOut}::date, ${booking.travelersNo}::int,
    ${booking.totalPriceKobo}::bigint,
    ${booking.quotedTotalKobo}::bigint, ${booking.totalNights ?? null}::int,
    ${booking.specialRequests ?? null},
    ${booking.guest ? JSON.stringify(booking.guest) : null}::jsonb,
    ${booking.intent?.key ?? null}, ${booking.intent?.payloadHash ?? null}::bytea,
    ${heldUntil}::timestamptz, case when is_new then ${booking.network}::bytea end,
    ${booking.createdAt}::timestamptz
  from queue
  returning guest, ${sql.join(bookingColumns.map((name) => sql.ref(name)))}`

async function tryToStore(
  database: Database,
  booking: NewBooking,
  limits: BookingLimits,
  alone: boolean,
) {
  const { createdAt, listingId } = booking
  const hours = limits.pendingHours
  const heldUntil = hours === 0 ? null : new Date(createdAt.getTime() + hours * HOUR)
  const { rows } = await sql<Outcome>`
    with admission as materialized (${admissionOf(booking, limits, alone)}),
    queue as materialized (
      select is_new, pg_advisory_xact_lock(${LISTING_LOCKS}::int, hashtext(${listingId}))
      from admission where refusal is null
    ),
    stored as (${insertionOf(booking, heldUntil)}),
    queued as (${messagesAbout(sql`stored`, 'booking-received', createdAt)})
    select admission.*, stored.* from admission left join stored on true`.execute(database)
  const [row] = rows
  if (!row) throw new Error('A booking was neither stored nor refused.')
  return row
}

/**
 * Stores a booking and the messages about it, within the limits of what may be Pending, in one
 * round trip. The constraint bookings_no_overlap prevents double bookings. The advisory lock of the
 * listing only queues bookings of it, because many at once on the constraint alone end in
 * deadlocks.
 *
 * @throws HttpError 422 when a limit is met.
 * @throws PostgreSQL's 23P01 when a night is taken, 23505 when the intent is already stored.
 */
export async function storeBooking(
  database: Database,
  booking: NewBooking,
  limits: BookingLimits,
): Promise<OwnBooking> {
  let outcome = await tryToStore(database, booking, limits, false)
  if (outcome.refusal === 'alone') outcome = await tryToStore(database, booking, limits, true)
  if (outcome.refusal === null) return toBooking(outcome)
  if (outcome.refusal === 'alone') throw new Error('A booking that was alone met others.')
  throw pendingRefusal(outcome, limits)
}
