import { createHash } from 'node:crypto'
import { nightQuote } from '@domain/booking/pricing'
import { toKobo } from '@domain/money'
import type { BookingPayload, OwnBooking } from '@domain/schemas/booking-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { isRefusedBy, retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, invalidRequest, notFound } from '@server/http-error'
import { findListing } from '@server/listing/listing-repository'
import { findBookingOfIntent, insertBooking } from './booking-repository'
import { snapshotOf } from './booking-row'
import { bookingFaults, stayOf } from './booking-rules'

export interface BookingIntent {
  userId: string
  payload: BookingPayload
  /** Value of the Idempotency-Key header. */
  key: string | undefined
  now: Date
}

const hashOf = (payload: BookingPayload) => {
  const sorted = Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}

/** Returns the booking that this intent made earlier, if any. */
async function earlierBooking(database: Database, { userId, payload, key }: BookingIntent) {
  if (key === undefined) return undefined
  const earlier = await findBookingOfIntent(database, userId, key)
  if (!earlier) return undefined
  if (earlier.payloadHash?.equals(hashOf(payload))) return earlier.booking
  throw new HttpError(
    422,
    'idempotency_mismatch',
    'This Idempotency-Key was used for another booking.',
  )
}

/**
 * Books a stay, once per intent.
 *
 * @throws HttpError 400 with fields, 404 for an unknown listing, 409 when a night is taken, 422
 * when the key was used with another payload.
 */
export async function createBooking(
  database: Database,
  intent: BookingIntent,
): Promise<OwnBooking> {
  const { userId, payload, key, now } = intent
  const earlier = await earlierBooking(database, intent)
  if (earlier) return earlier

  const today = todayInLagos(now)
  const listing = await findListing(database, payload.listing, today)
  if (!listing) throw notFound('Listing')
  const faults = bookingFaults(payload, listing, today)
  if (Object.keys(faults).length > 0) throw invalidRequest(faults)

  try {
    return await retryTransient(() =>
      insertBooking(database, {
        ...stayOf(payload),
        userId,
        listingId: listing._id,
        snapshot: snapshotOf(listing),
        travelersNo: payload.travelersNo,
        totalPriceKobo: toKobo(payload.totalPrice),
        quotedTotalKobo: toKobo(nightQuote(listing).total),
        specialRequests: payload.specialRequests,
        intent: key === undefined ? undefined : { key, payloadHash: hashOf(payload) },
        createdAt: now,
      }),
    )
  } catch (error) {
    // The host has deleted the listing since it was read.
    if (isRefusedBy(error, 'bookings_listing_id_fkey')) throw notFound('Listing')
    const isTaken = isRefusedBy(error, 'bookings_no_overlap')
    if (!isTaken && !isRefusedBy(error, 'bookings_one_per_intent')) throw error
    // Two concurrent requests of one intent collide. The second returns the first one's booking.
    const twin = await earlierBooking(database, intent)
    if (twin) return twin
    throw new HttpError(409, 'dates_unavailable', 'Some of these nights are already booked.')
  }
}
