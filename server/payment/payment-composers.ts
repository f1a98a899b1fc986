import { refundDue, stillDue } from '@domain/booking/paid'
import { stayCalendar } from '@domain/booking/stay-calendar'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingMailCopy } from '@domain/copy/booking-mail-copy'
import { paymentMailCopy as copy } from '@domain/copy/payment-mail-copy'
import { formatNaira, toNaira } from '@domain/money'
import { paths } from '@domain/paths'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { formatDay, fromWire } from '@domain/stay/stay-date'
import { findBooking } from '@server/booking/booking-repository'
import type { Database, MessageKind } from '@server/database/tables'
import { isEmailKey, mail, none, text, type Compose } from '@server/delivery/composed'
import { mailOf } from '@server/mail/mail-layout'

type Reader = 'guest' | 'others'

const stayOf = ({ _id, reference, listing, startDate, endDate }: OwnBooking) =>
  copy.stay({
    home: listing.name,
    dates: bookingDetailsCopy.dates(formatDay(fromWire(startDate)), formatDay(fromWire(endDate))),
    reference: reference ?? _id,
  })

const paidOf = ({ paid = 0, totalPrice }: OwnBooking) =>
  copy.paid(formatNaira(paid), formatNaira(totalPrice))

const dueOf = (booking: OwnBooking) =>
  stillDue(booking) > 0 ? [copy.due(formatNaira(stillDue(booking)))] : []

/** What a payment means for its booking, by the booking's state when the message is sent. */
function outcomeOf(booking: OwnBooking, reader: Reader) {
  const refund = refundDue(booking)
  if (booking.status === 'Cancelled') {
    return [copy.received.cancelled(formatNaira(refund))[reader]]
  }
  const state = booking.status === 'Pending' ? copy.received.pending : copy.received.confirmed
  return [
    ...dueOf(booking),
    ...(refund > 0 ? [copy.received.over(formatNaira(refund))[reader]] : []),
    state[reader],
  ]
}

/** Words of the message that money has arrived. */
export const receivedWords = (booking: OwnBooking, reader: Reader) => ({
  ...copy.received[reader](booking.listing.name),
  body: [stayOf(booking), paidOf(booking), ...outcomeOf(booking, reader)].join(' '),
})

/** Words of the message that money was returned. */
export const returnedWords = (booking: OwnBooking, reader: Reader, returned: number) => ({
  ...copy.returned[reader](booking.listing.name),
  body: [
    stayOf(booking),
    copy.returned.amount(formatNaira(returned)),
    paidOf(booking),
    ...dueOf(booking),
  ].join(' '),
})

const returnedFor = async (database: Database, bookingId: string) => {
  const { returned } = await database
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>('returned_kobo').as('returned'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return toNaira(Number(returned ?? 0))
}

const oddWords = (booking: OwnBooking) => {
  const { body, ...words } = copy.odd(booking.listing.name)
  return { ...words, body: `${stayOf(booking)} ${body}` }
}

const about =
  (
    words: (booking: OwnBooking, returned: number) => ReturnType<typeof receivedWords>,
    reader: Reader,
  ): Compose =>
  async ({ config, database }, { recipient, booking_id: id }) => {
    const found = id === null ? undefined : await findBooking(database, id)
    if (!found) return none
    const { booking } = found
    const { subject, heading, body } = words(booking, await returnedFor(database, booking._id))
    const url = config.publicUrl + paths.booking(booking._id)
    if (!isEmailKey(recipient)) return text({ to: recipient, text: `${subject}. ${body} ${url}` })
    const { supportEmail } = config
    const composed = mailOf(recipient, {
      subject,
      heading,
      body,
      button: { label: bookingMailCopy.button, url },
      notes: reader === 'guest' && supportEmail ? [copy.questions(supportEmail)] : [],
      footer: bookingMailCopy.footer,
    })
    const calendar = {
      filename: `${booking.reference ?? booking._id}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: stayCalendar(booking, url),
    }
    return mail({ ...composed, ...(reader === 'guest' && { attachments: [calendar] }) })
  }

/** Composers of the messages about money. */
export const paymentComposers = {
  'payment-received': about((booking) => receivedWords(booking, 'guest'), 'guest'),
  'payment-notice': about((booking) => receivedWords(booking, 'others'), 'others'),
  'payment-returned': about((...given) => returnedWords(given[0], 'guest', given[1]), 'guest'),
  'payment-returned-notice': about(
    (...given) => returnedWords(given[0], 'others', given[1]),
    'others',
  ),
  'payment-odd': about(oddWords, 'others'),
} satisfies Partial<Record<MessageKind, Compose>>
