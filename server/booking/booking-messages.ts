import { stayCalendar } from '@domain/booking/stay-calendar'
import { paths } from '@domain/paths'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import type { MessageKind } from '@server/database/tables'
import { isEmailKey, mail, none, text, type Compose } from '@server/delivery/composed'
import { bookingMail, bookingWords, type BookingWords } from '@server/mail/booking-mails'
import { findBooking } from './booking-repository'

/** Returns the stay for calendars. A later mail about it updates the same event. */
const calendarOf = (booking: OwnBooking, url: string) => ({
  filename: `${booking.reference ?? booking._id}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: stayCalendar(booking, url),
})

/** Composes a message about a booking for its guest, its host or the operator. */
const about =
  (words: BookingWords): Compose =>
  async ({ config, database }, { recipient, booking_id: id }) => {
    const found = id === null ? undefined : await findBooking(database, id)
    if (!found) return none
    const said = words(found.booking, found.guest)
    const url = config.publicUrl + paths.booking(found.booking._id)
    if (!isEmailKey(recipient)) {
      return text({ to: recipient, text: `${said.subject}. ${said.body} ${url}` })
    }
    const composed = bookingMail(recipient, url, said)
    return mail({ ...composed, attachments: [calendarOf(found.booking, url)] })
  }

/** Composers of the messages about a booking. */
export const bookingComposers = {
  'booking-received': about(bookingWords.received),
  'booking-request': about(bookingWords.request),
  'booking-confirmed': about(bookingWords.confirmed),
  'booking-cancelled': about(bookingWords.cancelled),
  'booking-released': about(bookingWords.released),
  'booking-withdrawn': about(bookingWords.withdrawn),
} satisfies Partial<Record<MessageKind, Compose>>
