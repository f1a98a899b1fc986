import type { BookingStatus } from '@domain/schemas/booking-schema'

/**
 * Statuses in which an action on a booking is allowed. Both the button and its handler check them.
 */
const allowed = {
  /** The edit icon. */
  edit: ['Pending', 'Confirmed'],
  /** Make Payment. */
  pay: ['Pending'],
} as const satisfies Record<string, readonly BookingStatus[]>

export type BookingAction = keyof typeof allowed

export const bookingCan = (action: BookingAction, booking: { status: string }): boolean =>
  (allowed[action] as readonly string[]).includes(booking.status)
