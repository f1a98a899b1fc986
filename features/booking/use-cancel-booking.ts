import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { lastCancelDay, mayCancel } from '@domain/booking/cancellation'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import type { Booking } from '@domain/schemas/booking-schema'
import { fromWire } from '@domain/stay/stay-date'
import { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { reasonFor } from '@features/api/reason-for'
import { useToday } from '@features/api/use-today'
import { useNotify } from '@ui/feedback/NotifyContext'
import type { BookingHistory } from './booking-responses'

/**
 * Returns what a guest needs to cancel a booking, or undefined where that is not possible:
 * on another backend, in another status, after the last day, and once something is paid.
 */
export function useCancelBooking(booking: Booking, userId: string | undefined) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const notify = useNotify()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const checkIn = fromWire(booking.startDate)
  if (
    !usesOwnApi() ||
    !userId ||
    booking.paid ||
    !mayCancel({ status: booking.status, checkIn }, today)
  ) {
    return undefined
  }

  const cancel = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await api.request('POST', apiPaths.cancelBooking(booking._id))
      const { booking: cancelled } = answer as { booking: Booking }
      notify({ ...bookingDetailsCopy.cancel.done, severity: 'success' })
      const replaced = (history?: BookingHistory) =>
        history && {
          bookings: history.bookings.map((each) => (each._id === cancelled._id ? cancelled : each)),
        }
      await Promise.all([
        mutate(apiPaths.bookingsOfUser(userId), replaced, { revalidate: false }),
        mutate(apiPaths.booking(booking._id), { booking: cancelled }, { revalidate: false }),
      ])
    } catch (error) {
      const [title, text] = [failureText('cancelBooking'), reasonFor('cancelBooking', error)]
      if (error instanceof ApiError && error.status === 409) {
        // It has changed since the page was loaded. Shown anew, it may have no place for the reason.
        notify({ title, text: text ?? '', severity: 'error' })
        await Promise.all([
          mutate(apiPaths.bookingsOfUser(userId)),
          mutate(apiPaths.booking(booking._id)),
        ])
      } else setFailure([title, text].filter(Boolean).join('. '))
    } finally {
      setBusy(false)
    }
  }
  return { lastDay: lastCancelDay(checkIn), isBusy, failure, cancel: () => void cancel() }
}
