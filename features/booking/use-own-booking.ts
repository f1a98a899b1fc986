import { useAtomValue } from 'jotai'
import { useState } from 'react'
import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { paths } from '@domain/paths'
import type { BookedDates } from '@domain/schemas/listing-schema'
import { rangeIsFree, staysOverlap } from '@domain/stay/availability'
import type { StayChoice } from '@domain/stay/stay-choice'
import { fromWire, type IsoDate, type Stay } from '@domain/stay/stay-date'
import { sessionAtom } from '@features/session/session-atoms'
import { bookingsFrom, type BookingHistory } from './booking-responses'

/** Returns the booking of a history that holds nights of a stay in a listing. */
function ownBookingOf(history: BookingHistory, listingId: string, nights: Stay) {
  const stayOf = (booking: { startDate: string; endDate: string }): Stay => ({
    checkIn: fromWire(booking.startDate),
    checkOut: fromWire(booking.endDate),
  })
  const own = bookingsFrom(history).find(
    (booking) =>
      booking.listing._id === listingId &&
      booking.status !== 'Cancelled' &&
      staysOverlap(nights, stayOf(booking)),
  )
  if (!own) return undefined
  const { checkIn, checkOut } = stayOf(own)
  const isSame = checkIn === nights.checkIn && checkOut === nights.checkOut
  const { ownNights, someOwnNights } = bookingRefusalCopy
  return { href: paths.booking(own._id), text: isSame ? ownNights : someOwnNights }
}

/**
 * Finds the guest's own booking that holds nights of a choice, or of a day that was typed and
 * refused. It is looked for only while they are taken.
 */
export function useOwnBooking(
  listingId: string,
  { startDate, endDate }: StayChoice,
  bookedDates: readonly BookedDates[] | undefined,
) {
  const { user } = useAtomValue(sessionAtom)
  const [refused, setRefused] = useState<IsoDate>()
  const checkIn = startDate ?? refused
  const nights = checkIn && { checkIn, checkOut: endDate ?? refused ?? checkIn }
  const isTaken = nights && !rangeIsFree(nights, bookedDates)
  const { data } = useSWR<BookingHistory>(
    user && isTaken ? apiPaths.bookingsOfUser(user._id) : null,
  )
  return {
    ownBooking: data && isTaken ? ownBookingOf(data, listingId, nights) : undefined,
    onInvalidDate: (_message: string, day: IsoDate | undefined) => setRefused(day),
  }
}
