import { useAtomValue } from 'jotai'
import useSWR from 'swr'
import type { Booking } from '@domain/schemas/booking-schema'
import { staysOverlap } from '@domain/stay/availability'
import { fromWire, type Stay } from '@domain/stay/stay-date'
import { sessionAtom } from '@features/session/session-atoms'
import { bookingKeys } from './booking-keys'
import { bookingsFrom, type BookingHistory } from './booking-responses'

/**
 * Returns the guest's own booking that holds nights of a stay in a listing. It is looked for only
 * while a stay is given, which is while its nights are taken.
 */
export function useOwnBooking(listingId: string, stay: Stay | undefined): Booking | undefined {
  const { user } = useAtomValue(sessionAtom)
  const { data } = useSWR<BookingHistory>(user && stay ? bookingKeys.ofUser(user._id) : null)
  if (!data || !stay) return undefined
  return bookingsFrom(data).find(
    ({ listing, status, startDate, endDate }) =>
      listing._id === listingId &&
      status !== 'Cancelled' &&
      staysOverlap(stay, { checkIn: fromWire(startDate), checkOut: fromWire(endDate) }),
  )
}
