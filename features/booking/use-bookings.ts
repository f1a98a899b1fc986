import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'
import { sessionAtom } from '@features/session/session-atoms'
import { bookingErrorAtom, currentBookingAtom, isProcessingAtom } from './booking-atoms'
import { bookingsFrom, type BookingHistory } from './booking-responses'

/**
 * Returns the guest's bookings, newest first, and the state of the booking stores. `bookingHistory`
 * is undefined until it is loaded.
 */
export function useBookings() {
  const { user } = useAtomValue(sessionAtom)
  const currentBooking = useAtomValue(currentBookingAtom)
  const isProcessing = useAtomValue(isProcessingAtom)
  const createError = useAtomValue(bookingErrorAtom)
  const { data, error, isLoading, mutate } = useSWR<BookingHistory, ApiError>(
    user ? apiPaths.bookingsOfUser(user._id) : null,
  )
  const bookingHistory = useMemo(() => data && bookingsFrom(data), [data])
  return {
    currentBooking,
    bookingHistory,
    isProcessing,
    isLoading,
    error: error ? failureText('bookings') : createError,
    fetchFailed: error !== undefined,
    /** Why the fetch failed, when its code says something that helps. */
    reason: reasonFor('bookings', error),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}
