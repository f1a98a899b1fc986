import { GUESTS } from '@domain/constants'
import { toKobo } from '@domain/money'
import type { BookingPayload } from '@domain/schemas/booking-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import { addDays, isIsoDate, type IsoDate, type Stay } from '@domain/stay-date'

/**
 * Days ahead that a stay may end at most. The specification names no limit; without one a single
 * booking could hold a home for thousands of years, and every calendar would have to list them.
 */
const HORIZON_DAYS = 5 * 366

/** The day of a wire value that the schema has let through; undefined if no such day exists. */
const dayOf = (wire: string): IsoDate | undefined => {
  const day = wire.slice(0, 10)
  return isIsoDate(day) ? day : undefined
}

/** The faults of the two days by field, none when they make a stay that may be booked. */
const stayFaults = (payload: BookingPayload, today: IsoDate) => {
  const start = dayOf(payload.startDate)
  const end = dayOf(payload.endDate)
  const last = addDays(today, HORIZON_DAYS)
  const faults: Record<string, string> = {}
  if (!start) faults['startDate'] = 'must be a day that exists'
  else if (start < today) faults['startDate'] = 'must not be earlier than today'
  if (!end) faults['endDate'] = 'must be a day that exists'
  else if (start && end < start) faults['endDate'] = 'must not be earlier than startDate'
  else if (end > last) faults['endDate'] = `must not be later than ${last}`
  return faults
}

export const stayOf = ({ startDate, endDate }: BookingPayload): Stay => ({
  checkIn: startDate.slice(0, 10),
  checkOut: endDate.slice(0, 10),
})

/**
 * What is wrong with a payload that has passed its schema, by field (section 5).
 *
 * @param today The day in Lagos.
 */
export function bookingFaults(payload: BookingPayload, listing: Listing, today: IsoDate) {
  const faults = stayFaults(payload, today)
  const most = listing.guestNo ?? GUESTS.listingDefault
  if (payload.travelersNo > most) faults['travelersNo'] = `must be at most ${most}`
  if (Math.abs(toKobo(payload.totalPrice) - payload.totalPrice * 100) > KOBO_TOLERANCE) {
    faults['totalPrice'] = 'must have at most 2 decimals'
  }
  return faults
}

/** 45,000.55 naira times 100 is not quite a whole number in binary. */
const KOBO_TOLERANCE = 1e-3
