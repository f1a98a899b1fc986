import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { rangeIsFree } from '@domain/stay/availability'
import { lastCheckIn, lastCheckOut } from '@domain/stay/stay-bounds'
import { formatDay } from '@domain/stay/stay-date'
import type { StayDates, StayLimits } from '@ui/dates/stay-dates'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { Assurance } from './Assurance'

/** Returns why these dates cannot be booked, or undefined when they can. */
function problemOf({ startDate, endDate, today, bookedDates, bounds }: StayDates & StayLimits) {
  const checkIn = startDate ?? endDate
  if (checkIn === null) return undefined
  if (checkIn < today) return datesCopy.past(formatDay(today))
  if (bounds && startDate && startDate > lastCheckIn(today, bounds)) {
    return bookingRefusalCopy.tooFar(formatDay(lastCheckIn(today, bounds)))
  }
  if (bounds && endDate && endDate > lastCheckOut(startDate, today, bounds)) {
    return bookingRefusalCopy.tooLong(bounds.nights)
  }
  const isFree = rangeIsFree({ checkIn, checkOut: endDate ?? checkIn }, bookedDates)
  return isFree ? undefined : bookingCardCopy.datesTaken
}

export interface DatesAssuranceProps extends StayDates, StayLimits {
  /** Whether this guest may have taken the nights, with a booking whose answer never came. */
  mayBeBooked?: boolean | undefined
}

/**
 * Line 'Your dates are available'. For dates that came with a link and cannot be booked, an alert
 * replaces it, as it does where this guest may have taken the nights.
 *
 * @avoid For typed dates that are refused: the date field says why.
 * @a11y The promise is text; refused dates of a link are announced politely.
 */
export function DatesAssurance({ mayBeBooked = false, ...stay }: DatesAssuranceProps) {
  const problem = problemOf(stay)
  const isOwn = mayBeBooked && problem === bookingCardCopy.datesTaken
  return problem ? (
    <InlineAlert severity={isOwn ? 'info' : 'warning'} live="polite">
      {isOwn ? bookNowCopy.mayBeBooked : problem}
    </InlineAlert>
  ) : (
    <Assurance>{bookingCardCopy.datesAvailable}</Assurance>
  )
}
