import { stayCalendar } from '@domain/booking/stay-calendar'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingMailCopy } from '@domain/copy/booking-mail-copy'
import { formatNaira } from '@domain/money'
import { paths } from '@domain/paths'
import type { OwnBooking, StayingGuest } from '@domain/schemas/booking-schema'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { formatDay, fromWire, nightsBetween } from '@domain/stay/stay-date'
import type { MessageKind } from '@server/database/tables'
import { isEmailKey, mail, none, text, type Compose } from '@server/delivery/composed'
import { mailOf } from '@server/mail/mail-layout'
import { findBooking } from './booking-repository'

type Words = (
  booking: OwnBooking,
  guest: StayingGuest | undefined,
) => {
  subject: string
  heading: string
  body: string
  notes: readonly string[]
}

/** Returns the stay in one line: listing, days, nights, total and reference. */
const stayLine = ({ _id, reference, listing, startDate, endDate, totalPrice }: OwnBooking) => {
  const [checkIn, checkOut] = [fromWire(startDate), fromWire(endDate)]
  return bookingMailCopy.stay({
    listing: listing.name,
    dates: bookingDetailsCopy.dates(formatDay(checkIn), formatDay(checkOut)),
    nights: bookingDetailsCopy.nights(nightsBetween(checkIn, checkOut)),
    total: formatNaira(totalPrice),
    reference: reference ?? _id,
  })
}

const priceNotes = ({ priceDiffers, totalPrice, seenTotal }: OwnBooking) =>
  priceDiffers && seenTotal !== undefined
    ? [bookingDetailsCopy.priceChanged(formatNaira(totalPrice), formatNaira(seenTotal))]
    : []

/** Returns the stay for calendars. A later mail about it updates the same event. */
const calendarOf = (booking: OwnBooking, url: string) => ({
  filename: `${booking.reference ?? booking._id}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: stayCalendar(booking, url),
})

/** Composes a message about a booking for its guest, its host or the operator. */
const about =
  (words: Words): Compose =>
  async ({ config, database }, { recipient, booking_id: id }) => {
    const found = id === null ? undefined : await findBooking(database, id)
    if (!found) return none
    const { subject, heading, body, notes } = words(found.booking, found.guest)
    const url = config.publicUrl + paths.booking(found.booking._id)
    if (!isEmailKey(recipient)) return text({ to: recipient, text: `${subject}. ${body} ${url}` })
    const button = { label: bookingMailCopy.button, url }
    const { footer } = bookingMailCopy
    const composed = mailOf(recipient, { subject, heading, body, button, notes, footer })
    return mail({ ...composed, attachments: [calendarOf(found.booking, url)] })
  }

/** Composers of the messages about a booking. */
export const bookingComposers = {
  'booking-received': about((booking) => {
    const { heldUntil } = booking
    return {
      ...bookingMailCopy.received(booking.listing.name, stayLine(booking)),
      notes: [
        ...(heldUntil ? [bookingDetailsCopy.heldUntil(formatLagosTime(heldUntil))] : []),
        ...priceNotes(booking),
      ],
    }
  }),
  'booking-request': about((booking, guest) => ({
    ...bookingMailCopy.request(booking.listing.name, stayLine(booking)),
    notes: [
      ...(guest ? [bookingMailCopy.contact(guest)] : []),
      bookingMailCopy.bookingId(booking._id),
    ],
  })),
  'booking-confirmed': about((booking) => ({
    ...bookingMailCopy.confirmed(booking.listing.name, stayLine(booking)),
    notes: priceNotes(booking),
  })),
  'booking-cancelled': about((booking) => ({
    ...bookingMailCopy.cancelled(booking.listing.name, stayLine(booking)),
    notes: [],
  })),
  'booking-released': about((booking) => ({
    ...bookingMailCopy.released(booking.listing.name, stayLine(booking)),
    notes: [],
  })),
} satisfies Partial<Record<MessageKind, Compose>>
