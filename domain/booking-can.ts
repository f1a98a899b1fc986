import type { BookingStatus } from './schemas/booking-schema'

/** "May I?" for a booking: asked by the button that offers it and by the handler that does it. */
const allowed = {
  /** The edit icon (section 2.16). */
  edit: ['Pending', 'Confirmed'],
  /** Make Payment (section 2.16). */
  pay: ['Pending'],
} as const satisfies Record<string, readonly BookingStatus[]>

export type BookingAction = keyof typeof allowed

export const bookingCan = (action: BookingAction, booking: { status: BookingStatus }): boolean =>
  (allowed[action] as readonly BookingStatus[]).includes(booking.status)
