import { nightsOfTotal } from '@domain/booking/nights-of-total'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingMailCopy } from '@domain/copy/booking-mail-copy'
import { formatNaira } from '@domain/money'
import type { OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { formatDay, fromWire, nightsBetween } from '@domain/stay/stay-date'
import { stayHours } from '@domain/stay/stay-hours'
import { mailOf, type MailParts } from './mail-layout'

/** Words of a message about a booking, which a mail and a text message share. */
export type BookingWords = (
  booking: OwnBooking,
  guest: StayingGuest | undefined,
) => Pick<MailParts, 'subject' | 'heading' | 'body' | 'notes'>

/** Returns the stay in one line: listing, days, nights, total and reference. */
const stayLine = (booking: OwnBooking) => {
  const { _id, reference, listing, startDate, endDate, totalPrice, totalNights } = booking
  const [checkIn, checkOut] = [fromWire(startDate), fromWire(endDate)]
  return bookingMailCopy.stay({
    listing: listing.name,
    dates: bookingDetailsCopy.dates(formatDay(checkIn), formatDay(checkOut)),
    nights: bookingDetailsCopy.nights(nightsBetween(checkIn, checkOut)),
    total: [formatNaira(totalPrice), nightsOfTotal(totalNights)].filter(Boolean).join(' '),
    reference: reference ?? _id,
  })
}

const priceNotes = ({ priceDiffers, totalPrice, seenTotal }: OwnBooking) =>
  priceDiffers && seenTotal !== undefined
    ? [bookingDetailsCopy.priceChanged(formatNaira(totalPrice), formatNaira(seenTotal))]
    : []

const hoursNotes = ({ listing }: OwnBooking) => {
  const hours = stayHours(listing)
  return hours ? [hours] : []
}

/** Words of each message about a booking. */
export const bookingWords = {
  received: (booking) => {
    const { heldUntil } = booking
    return {
      ...bookingMailCopy.received(booking.listing.name, stayLine(booking)),
      notes: [
        ...(heldUntil ? [bookingDetailsCopy.heldUntil(formatLagosTime(heldUntil))] : []),
        ...priceNotes(booking),
        ...hoursNotes(booking),
      ],
    }
  },
  request: (booking, guest) => ({
    ...bookingMailCopy.request(booking.listing.name, stayLine(booking)),
    notes: [
      ...(guest ? [bookingMailCopy.contact(guest)] : []),
      bookingMailCopy.bookingId(booking._id),
    ],
  }),
  confirmed: (booking) => ({
    ...bookingMailCopy.confirmed(booking.listing.name, stayLine(booking)),
    notes: [...priceNotes(booking), ...hoursNotes(booking)],
  }),
  cancelled: (booking) => ({
    ...(booking.cancelReason === 'guest'
      ? bookingMailCopy.cancelledByYou(booking.listing.name, stayLine(booking))
      : bookingMailCopy.cancelled(booking.listing.name, stayLine(booking))),
    notes: [],
  }),
  withdrawn: (booking, guest) => ({
    ...bookingMailCopy.withdrawn(booking.listing.name, stayLine(booking)),
    notes: [
      ...(guest ? [bookingMailCopy.contact(guest)] : []),
      bookingMailCopy.bookingId(booking._id),
    ],
  }),
  released: (booking) => ({
    ...bookingMailCopy.released(booking.listing.name, stayLine(booking)),
    notes: [],
  }),
} satisfies Record<string, BookingWords>

/** Composes a mail about a booking, which leads to the booking's page. */
export const bookingMail = (to: string, url: string, words: ReturnType<BookingWords>) =>
  mailOf(to, {
    ...words,
    button: { label: bookingMailCopy.button, url },
    footer: bookingMailCopy.footer,
  })
