import { useAtomValue } from 'jotai'
import useSWR from 'swr'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { paths } from '@domain/paths'
import type { BookedDates } from '@domain/schemas/listing-schema'
import { rangeIsFree, staysOverlap } from '@domain/stay/availability'
import type { StayChoice } from '@domain/stay/stay-choice'
import { fromWire, type Stay } from '@domain/stay/stay-date'
import { sessionAtom } from '@features/session/session-atoms'
import type { OwnBooking } from '@ui/booking/DatesAssurance'
import { bookingKeys } from './booking-keys'
import { bookingsFrom, type BookingHistory } from './booking-responses'

/**
 * Returns the guest's own booking that holds nights of a choice. It is looked for only while they
 * are taken.
 */
export function useOwnBooking(
  listingId: string,
  { startDate, endDate }: StayChoice,
  bookedDates: readonly BookedDates[] | undefined,
): OwnBooking | undefined {
  const { user } = useAtomValue(sessionAtom)
  const nights = startDate && { checkIn: startDate, checkOut: endDate ?? startDate }
  const isTaken = nights && !rangeIsFree(nights, bookedDates)
  const { data } = useSWR<BookingHistory>(user && isTaken ? bookingKeys.ofUser(user._id) : null)
  if (!data || !isTaken) return undefined
  const stayOf = (booking: { startDate: string; endDate: string }): Stay => ({
    checkIn: fromWire(booking.startDate),
    checkOut: fromWire(booking.endDate),
  })
  const own = bookingsFrom(data).find(
    (booking) =>
      booking.listing._id === listingId &&
      booking.status !== 'Cancelled' &&
      staysOverlap(nights, stayOf(booking)),
  )
  if (!own) return undefined
  const { checkIn, checkOut } = stayOf(own)
  const isSame = checkIn === startDate && checkOut === endDate
  const { ownNights, someOwnNights } = bookingRefusalCopy
  return { href: paths.booking(own._id), text: isSame ? ownNights : someOwnNights }
}
