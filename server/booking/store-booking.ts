import { type RawBuilder, sql } from 'kysely'
import { bookingRefusalCopy, pendingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import type { BookedListing, OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { lastCheckIn } from '@domain/stay/stay-bounds'
import { formatDay, type IsoDate, nightsBetween, type Stay } from '@domain/stay/stay-date'
import { HOUR, MINUTE } from '@domain/time'
import { signatureOf } from '@server/auth/server-key'
import type { BookingLimits } from '@server/config/config'
import { networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { bookingColumns, type BookingRow, toBooking } from './booking-row'
import { messagesAbout } from './queue-booking-messages'

const refuse = (...[code, message]: [HttpError['code'], string]) =>
  new HttpError(422, code, message, { limit: code })

/** @throws HttpError 422 for a stay that is too long or begins too late. */
export function refuseFarStays(stay: Stay, today: IsoDate, { stay: bounds }: BookingLimits) {
  if (nightsBetween(stay.checkIn, stay.checkOut) > bounds.nights) {
    throw refuse('stay_too_long', bookingRefusalCopy.tooLong(bounds.nights))
  }
  const last = lastCheckIn(today, bounds)
  if (stay.checkIn > last) throw refuse('stay_too_far', bookingRefusalCopy.tooFar(formatDay(last)))
}

/** Returns a keyed hash of the network of an address, so that no address is stored. */
export const hashOfNetwork = (database: Database, address: string) =>
  signatureOf(database, 'network', networkOf(address))

/**
 * What the function `admit_stay` of the database says against another Pending booking (R-142).
 * Nights that were released from a booking of the same guest, or of another new guest of the
 * network, are refused for as long as that booking may have held them. Otherwise somebody could
 * book them again at each release, and nobody else could ever have them.
 */
type Refusal =
  | { refusal: 'stays' | 'nights'; counted: number; until: null }
  | { refusal: 'released'; counted: null; until: Date }
  | { refusal: 'share' | 'wanted nights'; counted: null; until: null }

/** Returns the error that tells a guest why no other booking may wait for confirmation. */
function pendingRefusal(refused: Refusal, limits: BookingLimits): HttpError {
  switch (refused.refusal) {
    case 'stays':
      return refuse('too_many_pending', pendingRefusalCopy.tooManyStays(refused.counted))
    case 'nights': {
      const message = pendingRefusalCopy.tooManyNights(refused.counted, limits.pendingNights)
      return refuse('too_many_pending_nights', message)
    }
    case 'released': {
      // The minute that is shown must not be too early, so it is rounded up.
      const again = new Date(refused.until.getTime() + MINUTE - 1)
      const message = pendingRefusalCopy.releasedNights(formatLagosTime(again.toISOString()))
      return refuse('too_many_pending_nights', message)
    }
    case 'share':
      return refuse('pending_share_used', pendingRefusalCopy.shareUsed)
    case 'wanted nights':
      return refuse('pending_share_used', pendingRefusalCopy.wantedNights)
  }
}

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
