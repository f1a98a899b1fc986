import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { rangeIsFree } from '@domain/stay/availability'
import type { StayDates, StayLimits } from '@ui/dates/stay-dates'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { Assurance } from './Assurance'

/**
 * Line 'Your dates are available'. For dates that came with a link and are taken by now, an alert
 * replaces it.
 */
export function DatesAssurance({
  startDate,
  endDate,
  bookedDates,
}: StayDates & Pick<StayLimits, 'bookedDates'>) {
  const checkIn = startDate ?? endDate
  const isTaken =
    checkIn !== null && !rangeIsFree({ checkIn, checkOut: endDate ?? checkIn }, bookedDates)
  return isTaken ? (
    <InlineAlert severity="warning" live="polite">
      {bookingCardCopy.datesTaken}
    </InlineAlert>
  ) : (
    <Assurance>{bookingCardCopy.datesAvailable}</Assurance>
  )
}
