import { createHash } from 'node:crypto'
import { nightQuote } from '@domain/booking/pricing'
import { toKobo } from '@domain/money'
import type { BookingPayload, OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import type { PricedListing } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { HOUR } from '@domain/time'
import type { BookingLimits } from '@server/config/config'
import { isRefusedBy, retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, invalidRequest, notFound } from '@server/http-error'
import { findListing } from '@server/listing/listing-repository'
import { oneLine } from '@server/one-line'
import { findBookingOfIntent, insertBooking } from './booking-repository'
import { snapshotOf } from './booking-row'
import { bookingFaults, stayOf } from './booking-rules'
import { admitPending, hashOfNetwork, refuseFarStays } from './pending-limits'
import { queueReceived } from './queue-booking-messages'

export interface BookingIntent {
  userId: string
  payload: BookingPayload
  /** Value of the Idempotency-Key header. */
  key: string | undefined
  /** Network address that the request came from. */
  address: string
  now: Date
}

interface BookingSettings {
  limits: BookingLimits
  /** Mailboxes that learn of every new booking. */
  operators: readonly string[]
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
 * Returns who stays with each text as one line, because the host's mail and a list show them so.
 */
const linesOf = (guest: StayingGuest): StayingGuest => ({
  ...guest,
  firstName: oneLine(guest.firstName),
  lastName: oneLine(guest.lastName),
  email: oneLine(guest.email),
  phone: oneLine(guest.phone),
})

/** Stores the booking and the messages about it, within the limits of what may be Pending. */
async function storeBooking(
  database: Database,
  { userId, payload, key, address, now }: BookingIntent,
  listing: PricedListing,
  { limits, operators }: BookingSettings,
) {
  const stay = stayOf(payload)
  const network = await hashOfNetwork(database, address)
  return retryTransient(() =>
    database.transaction().execute(async (transaction) => {
      const admission = { ...stay, userId, listingId: listing._id, network, now }
      const networkHash = await admitPending(transaction, admission, limits)
      const booking = await insertBooking(transaction, {
        ...stay,
        userId,
        listingId: listing._id,
        snapshot: snapshotOf(listing),
        travelersNo: payload.travelersNo,
        totalPriceKobo: toKobo(payload.totalPrice),
        quotedTotalKobo: toKobo(nightQuote(listing).total),
        specialRequests: payload.specialRequests,
        guest: payload.guest && linesOf(payload.guest),
        intent: key === undefined ? undefined : { key, payloadHash: hashOf(payload) },
        heldUntil:
          limits.pendingHours === 0 ? null : new Date(now.getTime() + limits.pendingHours * HOUR),
        networkHash,
        createdAt: now,
      })
      await queueReceived(transaction, { bookingId: booking._id, operators }, now)
      return booking
    }),
  )
}

/**
 * Books a stay, once per intent.
 *
 * @throws HttpError 400 with fields, 404 for an unknown listing, 409 when a night is taken, 422
 * when the key was used with another payload or a limit is met.
 */
export async function createBooking(
  database: Database,
  intent: BookingIntent,
  settings: BookingSettings,
): Promise<OwnBooking> {
  const { payload, now } = intent
  const earlier = await earlierBooking(database, intent)
  if (earlier) return earlier

  const today = todayInLagos(now)
  const listing = await findListing(database, payload.listing, today)
  if (!listing) throw notFound('Listing')
  const faults = bookingFaults(payload, listing, today)
  if (Object.keys(faults).length > 0) throw invalidRequest(faults)
  refuseFarStays(stayOf(payload), today, settings.limits)

  try {
    return await storeBooking(database, intent, listing, settings)
  } catch (error) {
    // The host has deleted the listing since it was read.
    if (isRefusedBy(error, 'bookings_listing_id_fkey')) throw notFound('Listing')
    const isTaken = isRefusedBy(error, 'bookings_no_overlap')
    const isRepeated = isRefusedBy(error, 'bookings_one_per_intent')
    if (!isTaken && !isRepeated && !(error instanceof HttpError)) throw error
    // Two concurrent requests of one intent collide. The second returns the first one's booking.
    const twin = await earlierBooking(database, intent)
    if (twin) return twin
    if (error instanceof HttpError) throw error
    throw new HttpError(409, 'dates_unavailable', 'Some of these nights are already booked.')
  }
}
