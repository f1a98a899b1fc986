import Link from '@mui/material/Link'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingRefusalCopy } from '@domain/copy/booking-refusal-copy'
import { bookingToastCopy } from '@domain/copy/booking-toast-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { rangeIsFree } from '@domain/stay/availability'
import { lastCheckIn, lastCheckOut } from '@domain/stay/stay-bounds'
import { formatDay } from '@domain/stay/stay-date'
import { tooFewNights, type StayDates, type StayLimits } from '@ui/dates/stay-dates'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { Assurance } from './Assurance'

/** Returns why these dates cannot be booked, or undefined when they can. */
function problemOf({
  startDate,
  endDate,
  today,
  bookedDates,
  bounds,
  rules,
}: StayDates & StayLimits) {
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
  return isFree ? tooFewNights({ startDate, endDate }, rules) : bookingCardCopy.datesTaken
}

/** The guest's own booking of the nights: its address, and what it means for these dates. */
export interface OwnBooking {
  href: string
  text: string
}

export interface DatesAssuranceProps extends StayDates, StayLimits {
  /** The guest's own booking of the nights. */
  ownBooking?: OwnBooking | undefined
}

/**
 * Line 'Your dates are available'. For dates that came with a link and cannot be booked, an alert
 * replaces it. Where the guest has taken the nights, it leads to that booking.
 *
 * @avoid For typed dates that are refused: the date field says why.
 * @a11y The promise is text; refused dates of a link are announced politely.
 */
export function DatesAssurance({ ownBooking, ...stay }: DatesAssuranceProps) {
  const problem = problemOf(stay)
  // A typed day that is refused is not among the dates.
  const isOwn = ownBooking && (!problem || problem === bookingCardCopy.datesTaken)
  if (!problem && !isOwn) return <Assurance>{bookingCardCopy.datesAvailable}</Assurance>
  return isOwn ? (
    <InlineAlert severity="info" live="polite">
      {ownBooking.text}{' '}
      <Link href={ownBooking.href} underline="always">
        {bookingToastCopy.alreadyBooked.lead}
      </Link>
    </InlineAlert>
  ) : (
    <InlineAlert severity="warning" live="polite">
      {problem}
    </InlineAlert>
  )
}
