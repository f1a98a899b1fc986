import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { brandCopy } from '@domain/copy/brand-copy'
import type { Booking } from '@domain/schemas/booking-schema'
import { heldNights } from '@domain/stay/availability'
import { type CalendarEvent, calendarFile, calendarText } from '@domain/stay/calendar-file'
import { fromWire } from '@domain/stay/stay-date'
import { stayHours } from '@domain/stay/stay-hours'
import { eventStatus } from './booking-status'

/** Who writes and who receives a mail, for calendars that change an event only for its organizer. */
export interface EventMail {
  organizer: string
  attendee: string
}

/**
 * Returns a stay as the text of an .ics file. It is an all-day event whose end, the day of
 * check-out, is exclusive.
 *
 * @param address Absolute address of the booking's page.
 * @param place Place of the listing, if it is known.
 * @param mail For a mail. That about a cancelled stay then takes the event out of the calendar.
 */
export function stayCalendar(
  booking: Booking,
  address: string,
  place?: string,
  mail?: EventMail,
): string {
  const { _id, status, listing, startDate, endDate, travelersNo } = booking
  const name = booking.reference
    ? bookingDetailsCopy.reference(booking.reference)
    : bookingDetailsCopy.heading(_id)
  const event = eventStatus(status)
  const isCancellation = event === 'CANCELLED'
  const changedAt = booking.revisedAt ?? booking.createdAt
  const description = [
    travelersNo === undefined
      ? name
      : bookingDetailsCopy.calendarNote(name, bookingCardCopy.guestsOf(travelersNo)),
    stayHours(listing),
  ]
  const stay: CalendarEvent = {
    uid: `${_id}@${new URL(address).hostname}`,
    title: bookingDetailsCopy.calendarTitle(listing.name),
    // A stay of zero nights still holds one, and an event needs at least one day.
    days: heldNights({ checkIn: fromWire(startDate), checkOut: fromWire(endDate) }),
    sequence: booking.revision ?? 0,
    changedAt: changedAt === undefined ? undefined : new Date(changedAt),
    more: {
      DESCRIPTION: calendarText(description.filter(Boolean).join('\n')),
      URL: address,
      LOCATION: place && calendarText(place),
      STATUS: event,
      [`ORGANIZER;CN="${brandCopy.name}"`]: mail && `MAILTO:${mail.organizer}`,
      ATTENDEE: mail && isCancellation && `mailto:${mail.attendee}`,
    },
  }
  return calendarFile([stay], { method: mail && isCancellation ? 'CANCEL' : 'PUBLISH' })
}
