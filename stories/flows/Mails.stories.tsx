import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { bookingMailCopy, hostMailCopy } from '@domain/copy/booking-mail-copy'
import type { CancelReason, OwnBooking } from '@domain/schemas/booking-schema'
import { answerPath, type Wish } from '@server/booking/answer-path'
import type { FullBooking } from '@server/booking/full-bookings'
import { accountMails } from '@server/mail/account-mails'
import {
  guestParts,
  hostParts,
  type BookingEvent,
  type MailedMoney,
} from '@server/mail/booking-mails'
import { failingParts } from '@server/mail/calendar-mails'
import type { Mail } from '@server/mail/mail'
import { mailOf } from '@server/mail/mail-layout'
import { makeBooking } from '@tests/fixtures/make-booking'

const PUBLIC_URL = 'https://staylet.example'
const TO = 'ada@staylet.test'
const TOKEN = 'mJ4xT0bW7kQ2nV9sL5yR8pC1dF6gH3aZeUoIiKtBxNw'
const mails = accountMails(PUBLIC_URL)

/** Shows a mail as a mail program does, in a document of its own that is as high as its content. */
function MailFrame({ subject, html }: Mail) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const fit = () => setHeight(frame.current?.contentDocument?.body.scrollHeight ?? 0)
  useEffect(() => {
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  return (
    <iframe
      ref={frame}
      title={subject}
      srcDoc={html}
      // Neither scripts nor forms, as in a mail program.
      sandbox="allow-same-origin"
      onLoad={fit}
      style={{ display: 'block', border: 0, width: '100%', height }}
    />
  )
}

/** Every mail that Staylet sends. A mail follows the reader's own colour scheme, not the toolbar's. */
const meta = {
  title: 'flows/Mails',
  component: MailFrame,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    const heading = () => frame?.contentDocument?.querySelector('h1')
    await waitFor(() => expect(heading()).toHaveTextContent(/\w/))
    await waitFor(() => expect(frame?.clientHeight).toBeGreaterThan(300))
  },
} satisfies Meta<typeof MailFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Verify: Story = { args: mails.verify(TO, TOKEN, 'c0000000-0001', '482917') }
export const AccountExists: Story = { args: mails.existing(TO) }
export const ResetPassword: Story = { args: mails.reset(TO, TO, TOKEN, '482917') }
export const NewDevice: Story = { args: mails.newDevice(TO, '7 January 2026 at 10:00') }
export const JoinAccount: Story = { args: mails.join(TO, TOKEN) }
export const PasswordChanged: Story = { args: mails.changed(TO) }

const full: FullBooking = {
  booking: makeBooking({
    specialRequests: 'We land at 23:40.\nCan someone open the gate?',
  }) as OwnBooking,
  checkIn: '2026-01-20',
  checkOut: '2026-01-23',
  guest: { firstName: 'Ada', lastName: 'Okonkwo', email: TO, phone: '+2348031234567' },
  account: TO,
  host: { id: 'c0000000-0002', name: 'Bola Ade', email: 'bola@staylet.test' },
  decidedBy: undefined,
  decidedAt: undefined,
  answer: undefined,
  clashes: [],
}
const seeBooking = {
  label: bookingMailCopy.button,
  url: `${PUBLIC_URL}/booking/${full.booking._id}`,
}
const answer = (wish: Wish) => ({
  label: hostMailCopy[wish],
  url: PUBLIC_URL + answerPath(TOKEN + TOKEN.slice(0, 26), wish),
})

/** What the guest reads. */
const toGuest = (
  event: BookingEvent,
  changes: Partial<OwnBooking> = {},
  more: Partial<FullBooking> = {},
  money?: MailedMoney,
): Story => ({
  args: mailOf(TO, {
    ...guestParts(event, { ...full, ...more, booking: { ...full.booking, ...changes } }, money),
    button: seeBooking,
    ...(money?.payUrl && {
      otherButton: { label: bookingMailCopy.makePayment, url: money.payUrl },
    }),
  }),
})

/** What the host or the operator reads. */
const toHost = (
  event: BookingEvent,
  more: Partial<FullBooking> = {},
  reader: 'host' | 'operator' = 'host',
): Story => ({ args: mailOf(TO, hostParts(reader, event, { ...full, ...more })) })

const heldUntil = '2026-01-08T09:00:00.000Z'
const cancelledBy = (cancelReason: CancelReason): OwnBooking => ({
  ...full.booking,
  status: 'Cancelled',
  cancelReason,
})

export const BookingReceived: Story = toGuest('received', { heldUntil })
/** To the address that was typed for the stay, which has no account that may see the booking. */
export const BookingReceivedCopy: Story = {
  args: mailOf(TO, guestParts('received', { ...full, booking: { ...full.booking, heldUntil } })),
}
export const BookingConfirmed: Story = toGuest('confirmed')
export const BookingConfirmedWithAnswer: Story = toGuest(
  'confirmed',
  {},
  { decidedBy: 'host', answer: 'Welcome, Ada!\nThe gate code is 4711.' },
)
/** The guest saw another total than the server computed. */
export const PriceDiffers: Story = toGuest('confirmed', { priceDiffers: true, seenTotal: 60_000 })
export const BookingDeclined: Story = toGuest(
  'declined',
  {},
  { decidedBy: 'host', answer: 'The roof is being repaired until the 15th.' },
)
export const BookingCancelled: Story = toGuest('cancelled')
export const BookingCancelledByGuest: Story = toGuest('cancelled', {
  cancelReason: 'guest',
  status: 'Cancelled',
})
export const BookingReleased: Story = toGuest('released')
export const BookingChanged: Story = toGuest('changed')

export const HostAsked: Story = {
  args: mailOf(TO, {
    ...hostParts('host', 'received', { ...full, booking: { ...full.booking, heldUntil } }),
    button: answer('confirm'),
    otherButton: answer('decline'),
  }),
}
export const HostAskedForPay: Story = {
  args: mailOf(
    TO,
    hostParts('host', 'received', { ...full, booking: { ...full.booking, heldUntil } }, true),
  ),
}
export const OperatorAsked: Story = {
  args: mailOf(TO, {
    ...hostParts('operator', 'received', { ...full, host: undefined }),
    button: answer('confirm'),
    otherButton: answer('decline'),
  }),
}
export const HostConfirmed: Story = toHost('confirmed', { decidedBy: 'host' })
export const OperatorConfirmed: Story = toHost('confirmed', { decidedBy: 'host' }, 'operator')
export const HostDeclined: Story = toHost('declined', {
  decidedBy: 'host',
  booking: cancelledBy('host'),
  answer: 'The roof is being repaired until the 15th.',
})
export const HostCancelled: Story = toHost('cancelled', { booking: cancelledBy('operator') })
export const HostCancelledByGuest: Story = toHost('cancelled', { booking: cancelledBy('guest') })
export const HostReleased: Story = toHost('released', { booking: cancelledBy('unconfirmed') })
export const HostChanged: Story = toHost('changed')
export const HostGuestDeleted: Story = toHost('guestDeleted', {
  guest: undefined,
  account: undefined,
})

const money: MailedMoney = { supportEmail: 'help@staylet.example', payUrl: undefined }
const payUrl = `${PUBLIC_URL}/api/payment/pay/${full.booking._id}/22UV0v9xPWvZsIkR0btACcTu`

/** Where a provider takes payments, the mail leads there too. */
export const BookingReceivedToPay: Story = toGuest(
  'received',
  { heldUntil },
  {},
  { ...money, payUrl },
)
export const PaymentReceived: Story = toGuest(
  'paid',
  { status: 'Confirmed', paid: 64_500 },
  {},
  money,
)
export const PaymentReceivedInPart: Story = toGuest('paid', { paid: 20_000 }, {}, money)
export const PaymentTwice: Story = toGuest(
  'paid',
  { status: 'Confirmed', paid: 129_000 },
  {},
  money,
)
/** The nights were released, and sold to somebody else. */
export const PaymentTooLate: Story = toGuest(
  'paid',
  { ...cancelledBy('unconfirmed'), paid: 64_500 },
  {},
  money,
)
export const PaymentReturned: Story = toGuest('returned', { status: 'Confirmed' }, {}, money)
export const CancelledUnpaid: Story = toGuest('cancelled', cancelledBy('guest'), {}, money)
export const CancelledPaid: Story = toGuest(
  'cancelled',
  { ...cancelledBy('operator'), paid: 64_500 },
  {},
  money,
)
export const HostPaid: Story = toHost('paid', {
  booking: { ...full.booking, status: 'Confirmed', paid: 64_500 },
})
export const OperatorRefund: Story = toHost(
  'paid',
  { booking: { ...cancelledBy('unconfirmed'), paid: 64_500 } },
  'operator',
)
export const OperatorReturned: Story = toHost('returned', {}, 'operator')
export const OperatorOddPayment: Story = toHost('oddPayment', {}, 'operator')

/** Another site has sold nights of a booking that waits. */
export const CalendarClash: Story = {
  args: mailOf(TO, {
    ...hostParts('host', 'clash', {
      ...full,
      clashes: [
        { calendar: 'airbnb', summary: 'Reserved', first: '2026-01-22', after: '2026-01-25' },
      ],
    }),
    button: answer('confirm'),
    otherButton: answer('decline'),
  }),
}
export const CalendarFailing: Story = {
  args: mailOf(
    TO,
    failingParts(
      [
        { listing: 'Lagoon Loft', name: 'airbnb', error: 'responds with status 404' },
        { listing: 'Palm House', name: 'booking.com', error: 'is suddenly empty' },
      ],
      PUBLIC_URL,
    ),
  ),
}
