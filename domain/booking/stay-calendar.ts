import { createEvent } from 'ics'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { brandCopy } from '@domain/copy/brand-copy'
import type { Booking } from '@domain/schemas/booking-schema'
import { heldNights } from '@domain/stay/availability'
import { fromWire, type IsoDate } from '@domain/stay/stay-date'
import { stayHours } from '@domain/stay/stay-hours'
import { eventStatus } from './booking-status'

export const partsOf = (day: IsoDate) => day.split('-').map(Number) as [number, number, number]

/** Most octets of a line (RFC 5545), without its end. */
const LINE_OCTETS = 75

/** Returns the octets of a character in UTF-8. */
function octetsOf(character: string) {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Folds lines by octets. The library counts characters, which may have several octets. */
export function foldByOctets(text: string): string {
  const folded: string[] = []
  for (const line of text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    let part = ''
    let octets = 0
    for (const character of line) {
      const size = octetsOf(character)
      if (octets + size > LINE_OCTETS) {
        folded.push(part)
        // The blank that continues a line counts as well.
        part = ' '
        octets = 1
      }
      part += character
      octets += size
    }
    folded.push(part)
  }
  return folded.join('\r\n')
}

/** Who writes and who receives a mail, for calendars that change an event only for its organizer. */
export interface EventMail {
  organizer: string
  attendee: string
}

/**
 * Returns a stay as the text of an .ics file. It is an all-day event whose end, the day of
 * check-out, is exclusive. This module is loaded on demand with its library.
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
  const changed = booking.revisedAt ?? booking.createdAt
  const changedAt = changed === undefined ? undefined : Date.parse(changed)
  // A stay of zero nights still holds one, and an event needs at least one day.
  const days = heldNights({ checkIn: fromWire(startDate), checkOut: fromWire(endDate) })
  const { error, value } = createEvent({
    uid: `${_id}@${new URL(address).hostname}`,
    productId: brandCopy.name,
    sequence: booking.revision ?? 0,
    ...(changedAt !== undefined && {
      timestamp: changedAt,
      lastModified: changedAt,
    }),
    ...(mail && {
      method: isCancellation ? 'CANCEL' : 'PUBLISH',
      organizer: { name: brandCopy.name, email: mail.organizer },
      ...(isCancellation && { attendees: [{ name: mail.attendee, email: mail.attendee }] }),
    }),
    title: bookingDetailsCopy.calendarTitle(listing.name),
    description: [
      travelersNo === undefined
        ? name
        : bookingDetailsCopy.calendarNote(name, bookingCardCopy.guestsOf(travelersNo)),
      stayHours(listing),
    ]
      .filter(Boolean)
      .join('\n'),
    ...(place && { location: place }),
    start: partsOf(days.checkIn),
    end: partsOf(days.checkOut),
    ...(event && { status: event }),
    url: address,
  })
  if (error || !value) throw error ?? new Error('The stay has no calendar event.')
  return foldByOctets(value)
}
