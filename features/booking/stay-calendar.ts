import { createEvent } from 'ics'
import { eventStatus } from '@domain/booking/booking-status'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { brandCopy } from '@domain/copy/brand-copy'
import type { Booking } from '@domain/schemas/booking-schema'
import { heldNights } from '@domain/stay/availability'
import { fromWire, type IsoDate } from '@domain/stay/stay-date'

const partsOf = (day: IsoDate) => day.split('-').map(Number) as [number, number, number]

/**
 * Returns a stay as the text of an .ics file. It is an all-day event whose end, the day of
 * check-out, is exclusive. This module is loaded on demand with its library.
 *
 * @param address Absolute address of the booking's page.
 */
export function stayCalendar(booking: Booking, address: string): string {
  const { _id, status, listing, startDate, endDate, travelersNo } = booking
  const reference = bookingDetailsCopy.heading(_id)
  const event = eventStatus(status)
  // A stay of zero nights still holds one, and an event needs at least one day.
  const days = heldNights({ checkIn: fromWire(startDate), checkOut: fromWire(endDate) })
  const { error, value } = createEvent({
    uid: `${_id}@${brandCopy.name.toLowerCase()}`,
    productId: brandCopy.name,
    title: bookingDetailsCopy.calendarTitle(listing.name),
    description:
      travelersNo === undefined
        ? reference
        : bookingDetailsCopy.calendarNote(reference, bookingCardCopy.guestsOf(travelersNo)),
    start: partsOf(days.checkIn),
    end: partsOf(days.checkOut),
    ...(event && { status: event }),
    url: address,
  })
  if (error || !value) throw error ?? new Error('The stay has no calendar event.')
  return value
}
