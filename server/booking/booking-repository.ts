import { sql } from 'kysely'
import type { BookedListing, StayingGuest } from '@domain/schemas/booking-schema'
import type { Stay } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { bookingColumns, toBooking, type BookingRow } from './booking-row'

/** First key of our advisory locks on a listing, so that they never collide with other locks. */
const LISTING_LOCKS = 5_202

export interface NewBooking extends Stay {
  userId: string
  listingId: string
  snapshot: BookedListing
  travelersNo: number
  totalPriceKobo: number
  quotedTotalKobo: number
  specialRequests?: string | undefined
  guest?: StayingGuest | undefined
  heldUntil: Date | null
  networkHash: Buffer | null
  /** Key of the guest's intent, and the hash of its payload. */
  intent?: { key: string; payloadHash: Buffer } | undefined
  createdAt: Date
}

/**
 * Stores a booking. The constraint bookings_no_overlap prevents double bookings. The advisory lock
 * in the same statement only queues bookings of the same listing, because many at once on the
 * constraint alone end in deadlocks.
 *
 * @throws PostgreSQL's 23P01 when a night is taken, 23505 when the intent is already stored.
 */
export async function insertBooking(database: Database, booking: NewBooking) {
  const { rows } = await sql<BookingRow>`
    with queue as (
      select pg_advisory_xact_lock(${LISTING_LOCKS}::int, hashtext(${booking.listingId})) as taken
    )
    insert into bookings (
      user_id, listing_id, listing_snapshot, check_in, check_out, travelers_no,
      total_price_kobo, quoted_total_kobo, special_requests, guest, idempotency_key, payload_hash,
      held_until, network_hash, created_at
    )
    select
      ${booking.userId}::uuid, ${booking.listingId}::uuid, ${JSON.stringify(booking.snapshot)}::jsonb,
      ${booking.checkIn}::date, ${booking.checkOut}::date, ${booking.travelersNo}::int,
      ${booking.totalPriceKobo}::bigint,
      ${booking.quotedTotalKobo}::bigint, ${booking.specialRequests ?? null},
      ${booking.guest ? JSON.stringify(booking.guest) : null}::jsonb,
      ${booking.intent?.key ?? null}, ${booking.intent?.payloadHash ?? null}::bytea,
      ${booking.heldUntil}::timestamptz, ${booking.networkHash}::bytea,
      ${booking.createdAt}::timestamptz
    from queue
    returning ${sql.join(bookingColumns.map((name) => sql.ref(name)))}`.execute(database)
  const row = rows[0]
  if (!row) throw new Error('A booking was stored but not returned.')
  return toBooking(row)
}

/** Returns the booking that an intent has already made, and the hash of its payload. */
export async function findBookingOfIntent(database: Database, userId: string, key: string) {
  const row = await database
    .selectFrom('bookings')
    .select([...bookingColumns, 'payload_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row && { booking: toBooking(row), payloadHash: row.payload_hash }
}

export async function findBooking(database: Database, id: string) {
  const row = await database
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { booking: toBooking(row), userId: row.user_id }
}

/** Returns who stays, for the host and the operator. */
export async function findStayingGuest(database: Database, id: string) {
  const row = await database
    .selectFrom('bookings')
    .select('guest')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.guest ?? undefined
}

/** Returns a user's bookings, newest first. */
export async function findBookingsOfUser(database: Database, userId: string) {
  const rows = await database
    .selectFrom('bookings')
    .select(bookingColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toBooking)
}
