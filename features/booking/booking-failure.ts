import { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'

export interface BookingFailure {
  /** Why no booking was made, where that is known. */
  reason?: string | undefined
  /** Whether the booking may have been made although its response could not be read. */
  isUncertain?: true
}

/** Returns whether the response to a booking was lost, so that the booking may have been made. */
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.isOffline || error.code === 'not_understood')

/** Returns whether the server has refused a booking. */
export const isRefusal = (error: unknown) => error instanceof ApiError && !isLost(error)

/**
 * Returns what to tell the guest about a booking whose request failed. Our own server knows a
 * repeated request by its key, but another backend would book once more.
 */
export function bookingFailureFor(error: unknown, isOwn: boolean): BookingFailure {
  return isLost(error) && !isOwn && navigator.onLine
    ? { isUncertain: true }
    : { reason: reasonFor('createBooking', error) }
}
