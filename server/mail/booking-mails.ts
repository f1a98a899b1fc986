import { cancelledMoneyNote } from '@domain/booking/money-note'
import { nightsOfTotal } from '@domain/booking/nights-of-total'
import { refundDue, stillDue } from '@domain/booking/paid'
import { bookingStatuses } from '@domain/booking/status-table'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingMailCopy, hostMailCopy } from '@domain/copy/booking-mail-copy'
import { calendarCopy } from '@domain/copy/calendar-copy'
import { paymentMailCopy } from '@domain/copy/payment-mail-copy'
import { formatNaira } from '@domain/money'
import { plainParagraphs } from '@domain/plain-text'
import type { OwnBooking } from '@domain/schemas/booking-schema'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { formatDay, formatDayLong, fromWire, nightsBetween } from '@domain/stay/stay-date'
import { stayHours } from '@domain/stay/stay-hours'
import type { FullBooking } from '@server/booking/full-bookings'
import { clashLines } from './calendar-mails'
import type { MailParts } from './mail-layout'

type Reader = 'guest' | 'others'

const paidOf = ({ paid = 0, totalPrice }: OwnBooking) =>
  paymentMailCopy.paid(formatNaira(paid), formatNaira(totalPrice))

const dueOf = (booking: OwnBooking) =>
  stillDue(booking) > 0 ? [paymentMailCopy.due(formatNaira(stillDue(booking)))] : []

/** What a payment means for its booking, by the booking's state when the message is sent. */
function outcomeOf(booking: OwnBooking, reader: Reader) {
  const refund = refundDue(booking)
  if (booking.status === 'Cancelled')
    return [paymentMailCopy.received.cancelled(formatNaira(refund))[reader]]
  const state =
    booking.status === 'Pending'
      ? paymentMailCopy.received.pending
      : paymentMailCopy.received.confirmed
  return [
    ...dueOf(booking),
    ...(refund > 0 ? [paymentMailCopy.received.over(formatNaira(refund))[reader]] : []),
    state[reader],
  ]
}

const bodyOf = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ')

/** Words of the message that money has arrived. `stay` is for a guest, who sees no facts. */
const paidWords = (booking: OwnBooking, reader: Reader, stay?: string) => ({
  ...paymentMailCopy.received[reader](booking.listing.name),
  body: bodyOf(stay, paidOf(booking), ...outcomeOf(booking, reader)),
})

/** Words of the message that money was returned. */
const returnedWords = (booking: OwnBooking, reader: Reader, stay?: string) => ({
  ...paymentMailCopy.returned[reader](booking.listing.name),
  body: bodyOf(
    stay,
    booking.returned ? paymentMailCopy.returned.inAll(formatNaira(booking.returned)) : undefined,
    paidOf(booking),
    ...dueOf(booking),
  ),
})

/** What a message about a booking tells. */
export type BookingEvent =
  | 'received'
  | 'confirmed'
  | 'declined'
  | 'cancelled'
  | 'released'
  | 'changed'
  | 'guestDeleted'
  | 'paid'
  | 'returned'
  | 'oddPayment'
  | 'clash'

type Words = Pick<MailParts, 'subject' | 'heading' | 'body'>
type Parts = Omit<MailParts, 'button' | 'otherButton'>

const nightsOf = ({ startDate, endDate }: OwnBooking) =>
  bookingDetailsCopy.nights(nightsBetween(fromWire(startDate), fromWire(endDate)))

const totalOf = ({ totalPrice, totalNights }: OwnBooking) =>
  [formatNaira(totalPrice), nightsOfTotal(totalNights)].filter(Boolean).join(' ')

/** Returns the stay in one line: listing, days, nights, total and reference. */
const stayLine = (booking: OwnBooking) => {
  const { _id, reference, listing, startDate, endDate } = booking
  return bookingMailCopy.stay({
    listing: listing.name,
    dates: bookingDetailsCopy.dates(formatDay(fromWire(startDate)), formatDay(fromWire(endDate))),
    nights: nightsOf(booking),
    total: totalOf(booking),
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

/** How money reaches the operator, where it does at all. */
export interface MailedMoney {
  supportEmail: string | undefined
  /** URL that leads to the checkout. */
  payUrl: string | undefined
}

type GuestWords = (
  booking: OwnBooking,
  home: string,
  stay: string,
  money: string | undefined,
) => Words

const guestWords: Record<BookingEvent, GuestWords> = {
  received: (_, home, stay) => bookingMailCopy.received(home, stay),
  confirmed: (_, home, stay) => bookingMailCopy.confirmed(home, stay),
  declined: (_, home, stay, money) => bookingMailCopy.declined(home, stay, money),
  cancelled: ({ cancelReason }, home, stay, money) =>
    cancelReason === 'guest'
      ? bookingMailCopy.cancelledByYou(home, stay, money)
      : bookingMailCopy.cancelled(home, stay, money),
  released: (_, home, stay, money) => bookingMailCopy.released(home, stay, money),
  changed: ({ status }, home, stay) =>
    bookingMailCopy.changed(home, stay, bookingStatuses[status].label),
  // Who has no account gets no mail.
  guestDeleted: (_, home, stay) => bookingMailCopy.cancelled(home, stay),
  paid: (booking, _, stay) => paidWords(booking, 'guest', stay),
  returned: (booking, _, stay) => returnedWords(booking, 'guest', stay),
  // For the operator alone, and for the host.
  oddPayment: (_, home) => paymentMailCopy.odd(home),
  clash: (_, home) => calendarCopy.clash(home),
}

/** Composes what the guest reads. */
export function guestParts(
  event: BookingEvent,
  { booking, answer, decidedBy }: FullBooking,
  money?: MailedMoney,
): Parts {
  const { heldUntil } = booking
  return {
    ...guestWords[event](
      booking,
      booking.listing.name,
      stayLine(booking),
      money && cancelledMoneyNote(booking, money.supportEmail),
    ),
    quotes: answer
      ? [{ label: bookingMailCopy.answer[decidedBy ?? 'operator'], text: answer }]
      : [],
    notes: [
      ...(event === 'received' && heldUntil
        ? [
            (money ? bookingDetailsCopy.money : bookingDetailsCopy).heldUntil(
              formatLagosTime(heldUntil),
            ),
          ]
        : []),
      ...(event === 'received' || event === 'confirmed'
        ? [...priceNotes(booking), ...hoursNotes(booking)]
        : []),
      ...((event === 'paid' || event === 'returned') && money?.supportEmail
        ? [paymentMailCopy.questions(money.supportEmail)]
        : []),
    ],
    footer: bookingMailCopy.footer,
  }
}

type HostWords = (booking: OwnBooking, home: string, who: string, isMoneyReal: boolean) => Words

const hostWords: Record<BookingEvent, HostWords> = {
  received: ({ heldUntil }, home, _, isMoneyReal) =>
    hostMailCopy.received(home, heldUntil && formatLagosTime(heldUntil), isMoneyReal),
  confirmed: (_, home, who) => hostMailCopy.confirmed(home, who),
  declined: (_, home, who) => hostMailCopy.declined(home, who),
  cancelled: ({ cancelReason }, home, who) =>
    cancelReason === 'guest' ? hostMailCopy.withdrawn(home) : hostMailCopy.cancelled(home, who),
  released: (_, home) => hostMailCopy.released(home),
  changed: ({ status }, home) => hostMailCopy.changed(home, bookingStatuses[status].label),
  guestDeleted: (_, home) => hostMailCopy.guestDeleted(home),
  paid: (booking) => paidWords(booking, 'others'),
  returned: (booking) => returnedWords(booking, 'others'),
  oddPayment: (_, home) => paymentMailCopy.odd(home),
  clash: (_, home) => calendarCopy.clash(home),
}

/** Returns what a host needs to know of a booking, a line each. */
export function bookingFacts(full: FullBooking) {
  const { booking, checkIn, checkOut, guest, account } = full
  const { facts } = hostMailCopy
  return [
    [facts.reference, booking.reference ?? booking._id],
    [facts.listing, booking.listing.name],
    [facts.checkIn, formatDayLong(checkIn)],
    [facts.checkOut, formatDayLong(checkOut)],
    [facts.nights, nightsOf(booking)],
    ...clashLines(full).map((line) => [facts.clash, line] as const),
    [facts.guests, String(booking.travelersNo)],
    [facts.total, totalOf(booking)],
    ...(booking.paid ? [[facts.paid, formatNaira(booking.paid)] as const] : []),
    ...(refundDue(booking) > 0 ? [[facts.refund, formatNaira(refundDue(booking))] as const] : []),
    ...(guest
      ? [
          [facts.name, `${guest.firstName} ${guest.lastName}`] as const,
          [facts.phone, guest.phone] as const,
          [facts.email, guest.email] as const,
        ]
      : account === undefined
        ? []
        : [[facts.name, account] as const]),
  ] as const
}

/** Composes what the listing's host reads, and what the operator does, which names the host. */
export function hostParts(
  reader: 'host' | 'operator',
  event: BookingEvent,
  full: FullBooking,
  isMoneyReal = false,
): Parts {
  const { booking, decidedBy, answer, host } = full
  const { who, facts, house } = hostMailCopy
  const decider = decidedBy === 'host' ? (reader === 'host' ? who.you : who.host) : who.operator
  const message = plainParagraphs(booking.specialRequests ?? '')
  const name = host?.name ?? host?.email
  return {
    ...hostWords[event](booking, booking.listing.name, decider, isMoneyReal),
    facts: [
      ...bookingFacts(full),
      ...(reader === 'operator' ? [[facts.host, name ?? house] as const] : []),
    ],
    quotes: [
      ...(message ? [{ label: hostMailCopy.message, text: message }] : []),
      ...(answer ? [{ label: hostMailCopy.told, text: answer }] : []),
    ],
    notes: event === 'clash' ? [calendarCopy.remedy] : [],
    footer: bookingMailCopy.footer,
  }
}
