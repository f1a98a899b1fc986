import { brandCopy } from './brand-copy'
import { isolated } from './isolated'

/** Texts of the mails and text messages about a booking. */
export const bookingMailCopy = {
  footer: `You get this message because of a booking at ${brandCopy.name}.`,
  button: 'See the booking',
  bookingId: (id: string) => `Booking #${id}`,
  contact: ({
    firstName,
    lastName,
    email,
    phone,
  }: Record<'firstName' | 'lastName' | 'email' | 'phone', string>) =>
    `Guest: ${firstName} ${lastName}, ${email}, ${phone}.`,
  stay: ({
    listing,
    dates,
    nights,
    total,
    reference,
  }: Record<'listing' | 'dates' | 'nights' | 'total' | 'reference', string>) =>
    `${isolated(listing)}, ${dates}, ${nights}. Total: ${total}. Reference: ${reference}.`,
  received: (listing: string, stay: string) => ({
    subject: `We have received your booking of ${isolated(listing)}`,
    heading: 'Your booking waits for confirmation',
    body: stay,
  }),
  request: (listing: string, stay: string) => ({
    subject: `New booking of ${isolated(listing)}`,
    heading: 'A booking waits for confirmation',
    body: stay,
  }),
  confirmed: (listing: string, stay: string) => ({
    subject: `Your booking of ${isolated(listing)} is confirmed`,
    heading: 'Your booking is confirmed',
    body: stay,
  }),
  cancelled: (listing: string, stay: string) => ({
    subject: `Your booking of ${isolated(listing)} was cancelled`,
    heading: 'Your booking was cancelled',
    body: `${stay} Nothing is charged for it. If you have already paid, contact our support. You can choose another home at any time.`,
  }),
  cancelledByYou: (listing: string, stay: string) => ({
    subject: `You cancelled your booking of ${isolated(listing)}`,
    heading: 'You cancelled your booking',
    body: `${stay} Its nights are free again. We have charged nothing for it.`,
  }),
  withdrawn: (listing: string, stay: string) => ({
    subject: `A booking of ${isolated(listing)} was cancelled by the guest`,
    heading: 'The guest cancelled a booking',
    body: `${stay} Its nights are free again.`,
  }),
  released: (listing: string, stay: string) => ({
    subject: `Your booking of ${isolated(listing)} was not confirmed`,
    heading: 'Nobody confirmed your booking in time',
    body: `${stay} We have cancelled it, so that its nights are free again. Nothing is charged for it, and you can book again. If you have already paid, contact our support.`,
  }),
} as const
