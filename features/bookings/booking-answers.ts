import { normaliseStatus } from '@domain/booking-status'
import type { Booking } from '@domain/schemas/booking-schema'

/** Statuses are brought to one spelling here, at the API's edge, and compared exactly after. */
const normalised = (booking: Booking): Booking => ({
  ...booking,
  // A status that nobody knows is shown as not decided yet, rather than losing the booking.
  status: normaliseStatus(booking.status) ?? 'Pending',
})

/** the wrapper of section 7, or the plain value. */
export const bookingsFrom = (answer: Booking[] | { bookings: Booking[] }) =>
  (Array.isArray(answer) ? answer : answer.bookings).map(normalised)

export const bookingFrom = (answer: Booking | { booking: Booking }) =>
  normalised('booking' in answer ? answer.booking : answer)
