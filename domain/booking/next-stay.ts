import type { Booking } from '@domain/schemas/booking-schema'
import { fromWire, nightsBetween, type IsoDate } from '@domain/stay/stay-date'

/**
 * Returns the booking of the next stay that is not cancelled, and the days until it begins.
 * Undefined when none is ahead. `today` is the day in Lagos.
 */
export const nextStay = <B extends Pick<Booking, 'status' | 'startDate'>>(
  bookings: readonly B[],
  today: IsoDate,
): { booking: B; days: number } | undefined =>
  bookings
    .filter(({ status }) => status === 'Pending' || status === 'Confirmed')
    .map((booking) => ({ booking, days: nightsBetween(today, fromWire(booking.startDate)) }))
    .filter(({ days }) => days >= 0)
    .toSorted((one, other) => one.days - other.days)[0]
