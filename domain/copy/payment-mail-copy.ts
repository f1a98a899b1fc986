import { isolated } from './isolated'

/** Texts of the mails and text messages about the money of a booking. Not in the specification. */
export const paymentMailCopy = {
  paid: (paid: string, total: string) => `Paid in all: ${paid} of ${total}.`,
  due: (amount: string) => `${amount} is still to be paid.`,
  received: {
    guest: (home: string) => ({
      subject: `We have received your payment for ${isolated(home)}`,
      heading: 'Your payment has arrived',
    }),
    others: (home: string) => ({
      subject: `Payment received for ${isolated(home)}`,
      heading: 'A guest has paid',
    }),
    confirmed: { guest: 'Your booking is confirmed.', others: 'The booking is confirmed.' },
    pending: {
      guest: 'Your booking waits for confirmation.',
      others: 'The booking waits for confirmation.',
    },
    cancelled: (refund: string) => ({
      guest: `The booking had been cancelled, so ${refund} is to be refunded to you. Our team knows.`,
      others: `The booking had been cancelled. To be refunded: ${refund}.`,
    }),
    over: (refund: string) => ({
      guest: `That is ${refund} more than the price. It is to be refunded to you, and our team knows.`,
      others: `That is more than the price. To be refunded: ${refund}.`,
    }),
  },
  returned: {
    inAll: (amount: string) => `Returned in all: ${amount}.`,
    guest: (home: string) => ({
      subject: `A payment for ${isolated(home)} was returned`,
      heading: 'A payment was returned to you',
    }),
    others: (home: string) => ({
      subject: `A payment for ${isolated(home)} was returned`,
      heading: 'A payment was returned to the guest',
    }),
  },
  odd: (home: string) => ({
    subject: `A payment for ${isolated(home)} needs you`,
    heading: 'A payment came in another currency',
    body: 'It does not count for the booking. See "npm run payments -- list", and return it at the payment service.',
  }),
  questions: (support: string) => `Questions about the payment: write to ${support}.`,
} as const
