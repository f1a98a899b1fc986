import { reasonCopy } from '@domain/copy/reason-copy'
import { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'

export interface BookingFailure {
  /** Why no booking was made, where that is known. */
  reason?: string | undefined
  /** What to do instead, where the same request would be refused again. */
  advice?: string | undefined
  /** Names of the fields that the server does not accept. */
  fields?: readonly string[] | undefined
  /** The guest's own booking of these nights. */
  bookingId?: string | undefined
  /** Whether the booking may have been made although its response could not be read. */
  isUncertain?: true
}

/** Returns whether the response to a booking was lost, so that the booking may have been made. */
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.isOffline || error.code === 'not_understood')

/** Advice by the name of a field that is not in the form. */
const fieldAdvice: Record<string, string> = {
  startDate: reasonCopy.datesRefused,
  endDate: reasonCopy.datesRefused,
  travelersNo: reasonCopy.guestsRefused,
}

function refusalOf(error: ApiError): BookingFailure {
  const { fields, bookingId, status } = error
  const outside = fields.map((name) => fieldAdvice[name]).find(Boolean)
  const isFinal = status >= 400 && status < 500 && status !== 429
  return {
    reason: reasonFor('createBooking', error),
    advice: isFinal ? (outside ?? reasonCopy.startAgain) : undefined,
    fields,
    bookingId,
  }
}

/**
 * Returns what to tell the guest about a booking whose request failed. Our own server knows a
 * repeated request by its key, but another backend would book once more.
 */
export function bookingFailureFor(error: unknown, isOwn: boolean): BookingFailure {
  if (isLost(error)) {
    return !isOwn && navigator.onLine
      ? { isUncertain: true }
      : { reason: reasonFor('createBooking', error) }
  }
  return error instanceof ApiError ? refusalOf(error) : {}
}
