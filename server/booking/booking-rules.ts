import { isEmail, isPhone } from '@domain/account/contact'
import { missingMinimum } from '@domain/booking/rates'
import { GUESTS } from '@domain/constants'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { hasKoboFraction } from '@domain/money'
import type { BookingPayload, StayingGuest } from '@domain/schemas/booking-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import { isIsoDate, type IsoDate, type Stay } from '@domain/stay/stay-date'
import { HttpError } from '@server/http-error'

/** Returns the day of a value that passed the schema, or undefined if the day does not exist. */
const dayOf = (wire: string): IsoDate | undefined => {
  const day = wire.slice(0, 10)
  return isIsoDate(day) ? day : undefined
}

/**
 * Returns the errors of the two dates by field. The result is empty when the stay can be booked.
 */
const stayFaults = (payload: BookingPayload, today: IsoDate) => {
  const start = dayOf(payload.startDate)
  const end = dayOf(payload.endDate)
  const faults: Record<string, string> = {}
  if (!start) faults['startDate'] = 'must be a valid date'
  else if (start < today) faults['startDate'] = 'must not be earlier than today'
  if (!end) faults['endDate'] = 'must be a valid date'
  else if (start && end < start) faults['endDate'] = 'must not be earlier than startDate'
  return faults
}

export const stayOf = ({ startDate, endDate }: BookingPayload): Stay => ({
  checkIn: startDate.slice(0, 10),
  checkOut: endDate.slice(0, 10),
})

/**
 * Returns the errors of a payload that has passed its schema, by field.
 *
 * @param today The current day in Lagos.
 */
export function bookingFaults(payload: BookingPayload, listing: Listing, today: IsoDate) {
  const faults = stayFaults(payload, today)
  const most = listing.guestNo ?? GUESTS.listingDefault
  if (payload.travelersNo > most) faults['travelersNo'] = `must be at most ${most}`
  if (hasKoboFraction(payload.totalPrice)) {
    faults['totalPrice'] = 'must have at most 2 decimals'
  }
  return faults
}

/** @throws HttpError 400 in the words of the calendar, for fewer nights than the listing asks for. */
export function refuseShortStays(stay: Stay, listing: Listing) {
  const fewest = missingMinimum(stay, listing)
  if (fewest === undefined) return
  const message = bookingRefusalCopy.tooShort(fewest)
  throw new HttpError(400, 'stay_too_short', message, { fields: { endDate: message } })
}

/** Returns the errors of who stays, by field. Each text is in its one form. */
export function guestFaults({ firstName, lastName, email, phone }: StayingGuest) {
  const faults: Record<string, string> = {}
  if (firstName === '') faults['guest.firstName'] = validationCopy.required
  if (lastName === '') faults['guest.lastName'] = validationCopy.required
  if (!isEmail(email)) faults['guest.email'] = validationCopy.email
  if (!isPhone(phone)) faults['guest.phone'] = validationCopy.phone
  return faults
}
