import { normaliseStatus } from '@domain/booking/booking-status'
import type { Booking } from '@domain/schemas/booking-schema'

/**
 * Converts the status to one spelling when a response arrives, so that later code compares it
 * exactly.
 */
export const normalised = (booking: Booking): Booking => ({
  ...booking,
  // Another backend's own word stays, and is shown without Make Payment.
  status: normaliseStatus(booking.status) ?? booking.status.trim(),
})

/** What the cache holds of a guest's bookings. */
export interface BookingHistory {
  bookings: Booking[]
}

export const bookingsFrom = ({ bookings }: BookingHistory) => bookings.map(normalised)

/** A booking that was just made. Another backend may send nothing but its id. */
export type CreatedBooking = Booking | Pick<Booking, '_id'>
