import { createHash } from 'node:crypto'
import { isEmail, isPhone, normaliseEmail, normalisePhone } from '@domain/account/contact'
import { quoteOf } from '@domain/booking/pricing'
import { missingMinimum } from '@domain/booking/rates'
import { GUESTS } from '@domain/constants'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { hasKoboFraction, toKobo } from '@domain/money'
import { plainText } from '@domain/plain-text'
import type { BookingPayload, OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import { isIsoDate, type IsoDate, type Stay, todayInLagos } from '@domain/stay/stay-date'
import type { BookingLimits } from '@server/config/config'
import type { PriceTotals } from '@server/config/setting-parsers'
import { isRefusedBy, retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, invalidRequest, notFound } from '@server/http-error'
import { findListing } from '@server/listing/listing-repository'
import { forGuests } from '@server/listing/stay-prices'
import { findBookingOfIntent, findOwnBooking } from './booking-repository'
import { snapshotOf } from './booking-row'
import { hashOfNetwork, refuseFarStays, storeBooking } from './store-booking'

const stayOf = ({ startDate, endDate }: BookingPayload): Stay => ({
  checkIn: startDate.slice(0, 10),
  checkOut: endDate.slice(0, 10),
})

/**
 * Returns the errors of a payload that has passed its schema, by field.
 *
 * @param today The current day in Lagos.
 */
function bookingFaults(payload: BookingPayload, listing: Listing, today: IsoDate) {
  const { checkIn, checkOut } = stayOf(payload)
  const most = listing.guestNo ?? GUESTS.listingDefault
  const faults: Record<string, string> = {}
  if (!isIsoDate(checkIn)) faults['startDate'] = 'must be a valid date'
  else if (checkIn < today) faults['startDate'] = 'must not be earlier than today'
  if (!isIsoDate(checkOut)) faults['endDate'] = 'must be a valid date'
  else if (isIsoDate(checkIn) && checkOut < checkIn) {
    faults['endDate'] = 'must not be earlier than startDate'
  }
  if (payload.travelersNo > most) faults['travelersNo'] = `must be at most ${most}`
  if (hasKoboFraction(payload.totalPrice)) {
    faults['totalPrice'] = 'must have at most 2 decimals'
  }
  return faults
}

/** @throws HttpError 400 in the words of the calendar, for fewer nights than the listing asks for. */
function refuseShortStays(stay: Stay, listing: Listing) {
  const fewest = missingMinimum(stay, listing)
  if (fewest === undefined) return
  const message = bookingRefusalCopy.tooShort(fewest)
  throw new HttpError(400, 'stay_too_short', message, { fields: { endDate: message } })
}

/** Returns the errors of who stays, by field. Each text is in its one form. */
function guestFaults({ firstName, lastName, email, phone }: StayingGuest) {
  const faults: Record<string, string> = {}
  if (firstName === '') faults['guest.firstName'] = validationCopy.required
  if (lastName === '') faults['guest.lastName'] = validationCopy.required
  if (!isEmail(email)) faults['guest.email'] = validationCopy.email
  if (!isPhone(phone)) faults['guest.phone'] = validationCopy.phone
  return faults
}

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
  /** What totals are for. */
  totals: PriceTotals
}

/**
 * Returns who stays with each text in its one form, because the host's mail and a list show each on
 * a line and the host looks for the guest by them.
 */
const formsOf = (guest: StayingGuest): StayingGuest => ({
  ...guest,
  firstName: plainText(guest.firstName),
  lastName: plainText(guest.lastName),
  email: normaliseEmail(guest.email),
  phone: normalisePhone(guest.phone),
})

const hashOf = ({ guest, ...stay }: BookingPayload) => {
  const payload = { ...stay, ...(guest && { guest: formsOf(guest) }) }
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
 * Checks the intent and stores its booking.
 *
 * @throws HttpError, or a refusal of PostgreSQL's.
 */
async function book(
  database: Database,
  { userId, payload, key, address, now }: BookingIntent,
  settings: BookingSettings,
) {
  const today = todayInLagos(now)
  const found = await findListing(database, payload.listing, today)
  if (!found) throw notFound('Listing')
  const listing = forGuests(found, settings.totals)
  const guest = payload.guest && formsOf(payload.guest)
  const faults = { ...bookingFaults(payload, listing, today), ...(guest && guestFaults(guest)) }
  if (Object.keys(faults).length > 0) throw invalidRequest(faults)
  const stay = stayOf(payload)
  refuseFarStays(stay, today, settings.limits)
  refuseShortStays(stay, listing)
  const quote = quoteOf(listing, stay)
  const booking = {
    ...stay,
    userId,
    listingId: listing._id,
    snapshot: snapshotOf(listing),
    travelersNo: payload.travelersNo,
    totalPriceKobo: toKobo(payload.totalPrice),
    quotedTotalKobo: toKobo(quote.total),
    totalNights: quote.totalNights,
    specialRequests: payload.specialRequests,
    guest,
    network: await hashOfNetwork(database, address),
    intent: key === undefined ? undefined : { key, payloadHash: hashOf(payload) },
    createdAt: now,
  }
  return retryTransient(() => storeBooking(database, booking, settings.limits))
}

/** Returns what a guest learns of a refusal by PostgreSQL. */
function refusalOf(error: unknown) {
  // The host has deleted the listing since it was read.
  if (isRefusedBy(error, 'bookings_listing_id_fkey')) return notFound('Listing')
  const isTaken = isRefusedBy(error, 'bookings_no_overlap')
  if (isTaken || isRefusedBy(error, 'bookings_one_per_intent')) {
    return new HttpError(409, 'dates_unavailable', 'Some of these nights are already booked.')
  }
  return error
}

/**
 * Returns the refusal that names the guest's own booking of these nights, if there is one. The
 * answer to it may have been lost, or it was made in another tab.
 */
async function ownBookingRefusal(database: Database, { userId, payload }: BookingIntent) {
  const stay = stayOf(payload)
  const own = await findOwnBooking(database, { userId, listing: payload.listing, ...stay })
  if (!own) return undefined
  const isSame = own.check_in === stay.checkIn && own.check_out === stay.checkOut
  const message = isSame ? bookingRefusalCopy.ownNights : bookingRefusalCopy.someOwnNights
  return new HttpError(409, 'already_booked', message, { bookingId: own.id })
}

/** Refusals that what the guest has booked before may be the cause of. */
const FOR_EARLIER_BOOKINGS = [409, 422]

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
  try {
    return await book(database, intent, settings)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!(refusal instanceof HttpError)) throw error
    // A repeated intent is refused by what its first request stored.
    const earlier = await earlierBooking(database, intent)
    if (earlier) return earlier
    throw FOR_EARLIER_BOOKINGS.includes(refusal.statusCode)
      ? ((await ownBookingRefusal(database, intent)) ?? refusal)
      : refusal
  }
}
