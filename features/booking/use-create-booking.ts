import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { toBookingPayload } from '@domain/booking/booking-page-data'
import type { BookingRequest } from '@domain/schemas/booking-page-schema'
import { useApi } from '@features/api/ApiProvider'
import { sessionAtom } from '@features/session/session-atoms'
import { bookingErrorAtom, currentBookingAtom, isProcessingAtom } from './booking-atoms'
import { normalised, type CreatedBooking, type BookingHistory } from './booking-responses'

/**
 * Creates a booking. On success it puts the booking at the start of the history and clears the
 * current booking. On failure it stores 'Failed to create booking' and rejects. A repeated key
 * returns the same booking. The key is undefined for a backend that does not support it.
 */
export function useCreateBooking() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const store = useStore()
  return useCallback(
    async (request: BookingRequest, idempotencyKey?: string): Promise<CreatedBooking> => {
      // A response that arrives after a logout must not reach the next guest.
      const isStillHere = () => store.get(sessionAtom).user?._id === request.userId
      store.set(currentBookingAtom, request)
      store.set(isProcessingAtom, true)
      store.set(bookingErrorAtom, null)
      try {
        const answer = await api.request('POST', apiPaths.bookings, {
          body: toBookingPayload(request),
          handlesUnauthorized: true,
          ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
        })
        const { booking } = answer as { booking: CreatedBooking }
        const shown = 'startDate' in booking ? [normalised(booking)] : []
        if (isStillHere()) store.set(currentBookingAtom, null)
        // Shows the booking at once and reloads the history, because the cached list is out of
        // date.
        void mutate(apiPaths.bookingsOfUser(request.userId), (history?: BookingHistory) =>
          history === undefined ? history : { bookings: [...shown, ...history.bookings] },
        )
        return shown[0] ?? booking
      } catch (error) {
        if (isStillHere()) store.set(bookingErrorAtom, failureText('createBooking'))
        throw error
      } finally {
        if (isStillHere()) store.set(isProcessingAtom, false)
      }
    },
    [api, mutate, store],
  )
}
