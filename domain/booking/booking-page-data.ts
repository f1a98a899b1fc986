import { GUESTS } from '@domain/constants'
import { isRecord } from '@domain/is-record'
import { isUsableAmount } from '@domain/money'
import type { BookingPageData, BookingRequest } from '@domain/schemas/booking-page-schema'
import type { BookingPayload } from '@domain/schemas/booking-schema'
import { parseIsoDate, toWire } from '@domain/stay/stay-date'

const textIn = (value: unknown) => (typeof value === 'string' && value ? value : undefined)

const wholeFromOne = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined

const dayIn = (value: unknown) =>
  (typeof value === 'string' ? parseIsoDate(value) : undefined) ?? null

/**
 * Reads booking data from navigation state. It needs propertyId and propertyName, and everything
 * else has a default. Undefined leads to 'Invalid Booking Request'.
 */
export function readBookingPageData(state: unknown): BookingPageData | undefined {
  if (!isRecord(state)) return undefined
  const propertyId = textIn(state['propertyId'])
  const propertyName = textIn(state['propertyName'])
  if (!propertyId || !propertyName) return undefined
  const { propertyImages, totalPrice } = state
  const maxGuests = wholeFromOne(state['maxGuests'])
  return {
    propertyId,
    propertyName,
    propertyImages: Array.isArray(propertyImages)
      ? propertyImages.filter((image) => textIn(image) !== undefined)
      : [],
    startDate: dayIn(state['startDate']),
    endDate: dayIn(state['endDate']),
    guests: wholeFromOne(state['guests']) ?? GUESTS.minimum,
    ...(isUsableAmount(totalPrice) && { totalPrice }),
    ...(maxGuests !== undefined && { maxGuests }),
  }
}

/** Converts a booking request to the API's payload. A blank message is left out. */
export const toBookingPayload = ({
  propertyId,
  checkIn,
  checkOut,
  guests,
  totalPrice,
  userId,
  specialRequests,
  guest,
}: BookingRequest): BookingPayload => {
  const message = specialRequests?.trim()
  return {
    startDate: toWire(checkIn),
    endDate: toWire(checkOut),
    travelersNo: guests,
    totalPrice,
    userId,
    listing: propertyId,
    ...(message && { specialRequests: message }),
    ...(guest && { guest }),
  }
}
