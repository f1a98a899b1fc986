import { normaliseStatus } from '@domain/booking/booking-status'
import type { Booking } from '@domain/schemas/booking-schema'

/**
 * Converts statuses to one spelling when a response arrives, so that later code compares them
 * exactly.
 */
const normalised = (booking: Booking): Booking => ({
  ...booking,
  // An unknown status is shown as pending, so that the booking is not lost.
  status: normaliseStatus(booking.status) ?? 'Pending',
})

/** Accepts the specification's wrapper or the plain value. */
export const bookingsFrom = (answer: Booking[] | { bookings: Booking[] }) =>
  (Array.isArray(answer) ? answer : answer.bookings).map(normalised)

export const bookingFrom = (answer: Booking | { booking: Booking }) =>
  normalised('booking' in answer ? answer.booking : answer)
