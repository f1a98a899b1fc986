import { GUESTS } from '@domain/constants'
import type { BookingPageData } from '@domain/schemas/booking-page-schema'
import { isIsoDate } from '@domain/stay-date'

/** Navigation state with every gap filled; without a usable total the breakdown falls back. */
export type CompleteBookingPageData = Required<Omit<BookingPageData, 'totalPrice'>> &
  Pick<BookingPageData, 'totalPrice'>

const isPositive = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/**
 * Reads navigation state, which may come from an older version or by hand. Booking data is an
 * object with propertyId and propertyName; everything else has a default.
 */
export function readBookingPageData(state: unknown): CompleteBookingPageData | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const given = state as Partial<Record<keyof BookingPageData, unknown>>
  const { propertyId, propertyName, propertyImages, totalPrice } = given
  if (typeof propertyId !== 'string' || typeof propertyName !== 'string') return undefined
  if (propertyId === '' || propertyName === '') return undefined
  const images = Array.isArray(propertyImages) ? propertyImages : []
  return {
    propertyId,
    propertyName,
    propertyImages: images.filter((image): image is string => typeof image === 'string'),
    startDate: isIsoDate(given.startDate) ? given.startDate : null,
    endDate: isIsoDate(given.endDate) ? given.endDate : null,
    guests: isPositive(given.guests) ? given.guests : GUESTS.minimum,
    ...(isAmount(totalPrice) ? { totalPrice } : {}),
    maxGuests: isPositive(given.maxGuests) ? given.maxGuests : GUESTS.bookingPageDefault,
  }
}
