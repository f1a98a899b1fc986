import { bookingDetailsCopy } from './booking-details-copy'
import { brandCopy } from './brand-copy'
import { isolated } from './isolated'

const { nothingCharged } = bookingDetailsCopy

/** Texts of the mails and text messages about a booking. */
export const bookingMailCopy = {
  makePayment: 'Make Payment',
  footer: `You get this message because of a booking at ${brandCopy.name}.`,
  button: 'See the booking',
  stay: ({
    listing,
    dates,
    nights,
    total,
    reference,
  }: Record<'listing' | 'dates' | 'nights' | 'total' | 'reference', string>) =>
    `${isolated(listing)}, ${dates}, ${nights}. Total: ${total}. Reference: ${reference}.`,
  /** Above a text of the host's in the guest's mail. */
  answer: { host: 'Message from the host', operator: `Message from ${brandCopy.name}` },
  received: (listing: string, stay: string) => ({
    subject: `We have received your booking of ${isolated(listing)}`,
    heading: 'Your booking waits for confirmation',
    body: stay,
  }),
  confirmed: (listing: string, stay: string) => ({
    subject: `Your booking of ${isolated(listing)} is confirmed`,
    heading: 'Your booking is confirmed',
    body: stay,
  }),
  cancelled: (listing: string, stay: string, money: string = nothingCharged) => ({
    subject: `Your booking of ${isolated(listing)} was cancelled`,
    heading: 'Your booking was cancelled',
    body: `${stay} ${money} You can choose another home at any time.`,
  }),
  declined: (listing: string, stay: string, money: string = nothingCharged) => ({
    subject: `Your booking of ${isolated(listing)} was declined`,
    heading: 'Your booking was declined',
    body: `${stay} ${money} You can choose another home at any time.`,
  }),
  changed: (listing: string, stay: string, status: string) => ({
    subject: `Your booking of ${isolated(listing)} is ${status}`,
    heading: `Your booking is ${status}`,
    body: stay,
  }),
  cancelledByYou: (listing: string, stay: string, money = 'We have charged nothing for it.') => ({
    subject: `You cancelled your booking of ${isolated(listing)}`,
    heading: 'You cancelled your booking',
    body: `${stay} Its nights are free again. ${money}`,
  }),
  released: (
    listing: string,
    stay: string,
    money = 'Nothing is charged for it, and you can book again. If you have already paid, contact our support.',
  ) => ({
    subject: `Your booking of ${isolated(listing)} was not confirmed`,
    heading: 'Nobody confirmed your booking in time',
    body: `${stay} We have cancelled it, so that its nights are free again. ${money}`,
  }),
} as const

/** Texts of the mails about a booking that its host and the operator read. */
export const hostMailCopy = {
  facts: {
    reference: 'Reference',
    listing: 'Home',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Nights',
    guests: 'Guests',
    total: 'Total',
    paid: 'Paid',
    refund: 'To be refunded',
    clash: 'Taken elsewhere',
    name: 'Guest',
    phone: 'Phone',
    email: 'Email',
    host: 'Host',
  },
  /** A listing without a host. */
  house: 'none, it belongs to the house',
  message: 'Message from the guest',
  told: 'What the guest was told',
  confirm: 'Confirm',
  decline: 'Decline',
  who: { you: 'You', host: 'The host', operator: 'The operator' },
  received: (listing: string, until: string | undefined, isMoneyReal: boolean) => ({
    subject: `New booking of ${isolated(listing)}`,
    heading: 'A booking waits for an answer',
    body: until
      ? `If ${isMoneyReal ? 'it is neither confirmed nor paid' : 'nobody confirms it'} by ${until} (Lagos time), it is cancelled and its nights are free again.`
      : 'It waits until somebody confirms or declines it.',
  }),
  confirmed: (listing: string, who: string) => ({
    subject: `The booking of ${isolated(listing)} is confirmed`,
    heading: 'A booking is confirmed',
    body: `${who} confirmed it, and we tell the guest.`,
  }),
  declined: (listing: string, who: string) => ({
    subject: `The booking of ${isolated(listing)} was declined`,
    heading: 'A booking was declined',
    body: `${who} declined it. Its nights are free again, and we tell the guest.`,
  }),
  cancelled: (listing: string, who: string) => ({
    subject: `A booking of ${isolated(listing)} was cancelled`,
    heading: 'A booking was cancelled',
    body: `${who} cancelled it. Its nights are free again, and we tell the guest.`,
  }),
  withdrawn: (listing: string) => ({
    subject: `A booking of ${isolated(listing)} was cancelled by the guest`,
    heading: 'The guest cancelled a booking',
    body: 'Its nights are free again.',
  }),
  released: (listing: string) => ({
    subject: `A booking of ${isolated(listing)} was not confirmed`,
    heading: 'Nobody confirmed a booking in time',
    body: 'It is cancelled, its nights are free again, and we tell the guest.',
  }),
  changed: (listing: string, status: string) => ({
    subject: `A booking of ${isolated(listing)} is ${status}`,
    heading: `A booking is ${status}`,
    body: 'The operator or the host has changed its status.',
  }),
  guestDeleted: (listing: string) => ({
    subject: `The guest of a booking of ${isolated(listing)} has no account any more`,
    heading: 'The account of a guest was deleted',
    body: 'Name, address and number of the guest are deleted too. The nights stay taken until somebody cancels the booking.',
  }),
} as const
