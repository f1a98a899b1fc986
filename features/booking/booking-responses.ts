import { normaliseStatus } from '@domain/booking/booking-status'
import type { Booking } from '@domain/schemas/booking-schema'

/**
 * Converts statuses to one spelling when a response arrives, so that later code compares them
 * exactly.
 */
const normalised = (booking: Booking): Booking => ({
  ...booking,
  // Another backend's own word stays, and is shown without Make Payment.
  status: normaliseStatus(booking.status) ?? booking.status.trim(),
})

/** What the cache holds of a guest's bookings. */
export type BookingHistory = Booking[] | { bookings: Booking[] }

/** Accepts the specification's wrapper or the plain value. */
export const bookingsFrom = (answer: BookingHistory) =>
  (Array.isArray(answer) ? answer : answer.bookings).map(normalised)

export const bookingFrom = (answer: Booking | { booking: Booking }) =>
  normalised('booking' in answer ? answer.booking : answer)

/** A booking that was just made. Another backend may send nothing but its id. */
export type CreatedBooking = Booking | Pick<Booking, '_id'>

const isWhole = (created: CreatedBooking): created is Booking => 'startDate' in created

/** Returns the id of a new booking, and the booking itself where the backend sends it. */
export function createdBookingFrom(answer: CreatedBooking | { booking: CreatedBooking }) {
  const created = 'booking' in answer ? answer.booking : answer
  return { _id: created._id, shown: isWhole(created) ? [normalised(created)] : [] }
}
