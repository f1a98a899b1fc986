import { hasMoneyMoved } from '@domain/booking/paid'
import { stayCalendar } from '@domain/booking/stay-calendar'
import { bookingMailCopy, hostMailCopy } from '@domain/copy/booking-mail-copy'
import { paths } from '@domain/paths'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import type { Database, MessageKind, Reader } from '@server/database/tables'
import { isEmailKey, mail, none, text, type Compose } from '@server/delivery/composed'
import {
  guestParts,
  hostParts,
  type BookingEvent,
  type MailedMoney,
} from '@server/mail/booking-mails'
import { mailOf, type MailParts } from '@server/mail/mail-layout'
import { isMoneyReal, withPayPath } from '@server/payment/payment-links'
import { signAnswerLink } from './answer-links'
import { answerPath } from './answer-path'
import { composeDaySheet } from './day-sheet'
import { findFullBooking, type FullBooking } from './full-bookings'
import { OPERATORS } from './queue-booking-messages'

/** Returns the stay for calendars. A later mail about it updates the same event. */
export const calendarOf = (booking: OwnBooking, url: string, from: string, to: string) => ({
  filename: `${booking.reference ?? booking._id}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${booking.status === 'Cancelled' ? 'CANCEL' : 'PUBLISH'}`,
  content: stayCalendar(booking, url, undefined, {
    organizer: /<(.*)>$/.exec(from)?.[1] ?? from,
    attendee: to,
  }),
})

type Money = Parameters<Compose>[0]['config']

/** Returns how money reaches the operator. Undefined where nothing is ever charged. */
async function mailedMoney(
  database: Database,
  config: Money,
  booking: OwnBooking,
): Promise<MailedMoney | undefined> {
  const { supportEmail, publicUrl } = config
  if (!isMoneyReal(config) && !hasMoneyMoved(booking)) return undefined
  const { payPath } = await withPayPath({ config, database }, booking)
  return { supportEmail, payUrl: payPath && publicUrl + payPath }
}

type Buttons = Pick<MailParts, 'button' | 'otherButton'>

/** Returns the buttons with which the host or the operator answers a booking that waits. */
async function answerButtons(
  database: Database,
  publicUrl: string,
  { booking, host }: FullBooking,
  reader: Reader,
  now: Date,
): Promise<Buttons> {
  if (booking.status !== 'Pending') return {}
  const hostId = reader === 'host' ? host?.id : undefined
  if (reader === 'host' && hostId === undefined) return {}
  const token = await signAnswerLink(database, { bookingId: booking._id, hostId }, now)
  return {
    button: { label: hostMailCopy.confirm, url: publicUrl + answerPath(token, 'confirm') },
    otherButton: { label: hostMailCopy.decline, url: publicUrl + answerPath(token, 'decline') },
  }
}

/** Returns a message for a phone: what happened, what is to know, and where to answer. */
const textOf = ({ subject, body, facts = [], quotes = [], button }: MailParts) =>
  [
    `${subject}. ${body}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('. '),
    ...quotes.map(({ label, text: said }) => `${label}: ${said}`),
    button?.url,
  ]
    .filter(Boolean)
    .join('\n')

/** Composes a message about a booking for whoever it is for. */
const about =
  (event: BookingEvent, byDefault: Reader = 'guest'): Compose =>
  async ({ config, database, now }, { recipient, reader: wanted, booking_id: id }) => {
    const full = id === null ? undefined : await findFullBooking(database, id)
    if (!full || (event === 'clash' && full.clashes.length === 0)) return none
    const { booking, guest, account, host } = full
    // It was returned before this could be sent, and another message tells that.
    if (event === 'paid' && !booking.paid) return none
    const reader = wanted ?? byDefault
    const { publicUrl, mail: mails } = config
    const money = await mailedMoney(database, config, booking)
    const parts =
      reader === 'guest'
        ? guestParts(event, full, money)
        : hostParts(reader, event, full, money !== undefined)
    const url = publicUrl + (reader === 'guest' ? paths.booking(booking._id) : '')
    const buttons =
      reader === 'guest'
        ? // The page shows a booking to its account alone.
          {
            ...(recipient === account && { button: { label: bookingMailCopy.button, url } }),
            ...(money?.payUrl &&
              (event === 'received' || event === 'confirmed') && {
                otherButton: { label: bookingMailCopy.makePayment, url: money.payUrl },
              }),
          }
        : await answerButtons(database, publicUrl, full, reader, now)
    const whole: MailParts = { ...parts, ...buttons }
    const to =
      recipient === OPERATORS
        ? mails.operators.filter((address) => address !== host?.email)
        : recipient
    if (typeof to !== 'string' && to.length === 0) return none
    if (typeof to === 'string' && !isEmailKey(to)) return text({ to, text: textOf(whole) })
    const replyTo =
      reader === 'guest'
        ? (host?.email ?? mails.operators[0])
        : (guest?.email ?? (account && isEmailKey(account) ? account : undefined))
    return mail({
      ...mailOf(to, whole),
      ...(replyTo && { replyTo }),
      attachments: [
        calendarOf(booking, url, mails.from, typeof to === 'string' ? to : (to[0] ?? '')),
      ],
    })
  }

/** Composers of the messages about a booking. */
export const bookingComposers = {
  'booking-received': about('received'),
  'booking-confirmed': about('confirmed'),
  'booking-declined': about('declined'),
  'booking-cancelled': about('cancelled'),
  'booking-released': about('released'),
  'booking-changed': about('changed'),
  'daily-sheet': composeDaySheet,
  'guest-deleted': about('guestDeleted', 'operator'),
  'payment-received': about('paid'),
  'payment-returned': about('returned'),
  'payment-odd': about('oddPayment', 'operator'),
  'calendar-clash': about('clash', 'operator'),
  'booking-request': about('received', 'operator'),
  'booking-withdrawn': about('cancelled', 'operator'),
} satisfies Partial<Record<MessageKind, Compose>>
