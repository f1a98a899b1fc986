import type { ColumnType, Generated } from 'kysely'
import type { BookingStatus } from '@domain/booking/status-table'
import type { BookedListing, CancelReason, StayingGuest } from '@domain/schemas/booking-schema'
import type { Day, Instant, Kobo } from './column-types'

/** Who decides about bookings. */
export type Decider = 'host' | 'operator'

export interface BookingsTable {
  id: Generated<string>
  /** Eight letters and digits that the database chooses. Unique. */
  reference: Generated<string>
  user_id: string
  /** Null after the listing was deleted. The snapshot stays. */
  listing_id: string | null
  listing_snapshot: ColumnType<BookedListing, string, string>
  status: ColumnType<BookingStatus, BookingStatus | undefined, BookingStatus>
  check_in: Day
  check_out: Day
  travelers_no: number
  /** The total that the guest saw. */
  total_price_kobo: Kobo
  /** Our own quote of that moment, which is the price. */
  quoted_total_kobo: Kobo
  /** Nights that the quote is for. Null for one night, whatever the dates. */
  total_nights: Generated<number | null>
  /** What has arrived and was not returned: the sum of the payments (server/payment). */
  paid_kobo: ColumnType<Kobo, Kobo | undefined, Kobo>
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
