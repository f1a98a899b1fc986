import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { Booking } from '@domain/schemas/booking-schema'
import type { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'
import { normalised } from './booking-responses'
import { useBookings } from './use-bookings'

/** Statuses that mean that this guest has no such booking. */
const noSuchBooking: readonly number[] = [400, 403, 404]

/**
 * Returns a booking by its id, from the guest's history, which is loaded first if necessary, or
 * else from GET /booking/:id. `isMissing` is true once neither has it.
 */
export function useBooking(id: string) {
  const { bookingHistory, fetchFailed, refetch } = useBookings()
  const held = bookingHistory?.find((booking) => booking._id === id)
  const isAsked = !held && (bookingHistory !== undefined || fetchFailed)
  const { data, error, mutate } = useSWR<{ booking: Booking }, ApiError>(
    isAsked ? apiPaths.booking(id) : null,
  )
  const booking = held ?? (data && normalised(data.booking))
  const isMissing = !booking && error !== undefined && noSuchBooking.includes(error.status)
  return {
    booking,
    isMissing,
    error: booking || isMissing || !error ? null : failureText('bookings'),
    reason: reasonFor('bookings', error),
    isOffline: error?.isOffline ?? false,
    refetch: () => Promise.all([refetch(), mutate()]),
  }
}
