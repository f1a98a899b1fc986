import { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'

export interface BookingFailure {
  /** Why no booking was made, where that is known. */
  reason?: string | undefined
  /** Whether the booking may have been made although its response could not be read. */
  isUncertain?: true
}

/**
 * Returns what to tell the guest about a booking whose request failed. Our own server knows a
 * repeated request by its key, but another backend would book once more.
 */
export function bookingFailureFor(error: unknown, isOwn: boolean): BookingFailure {
  const isLost = error instanceof ApiError && (error.isOffline || error.code === 'not_understood')
  return isLost && !isOwn && navigator.onLine
    ? { isUncertain: true }
    : { reason: reasonFor('createBooking', error) }
}
