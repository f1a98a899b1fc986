import { isolated } from './isolated'

/** Texts of the pages between the product and a provider's checkout. Not in the specification. */
export const paymentPageCopy = {
  paid: {
    title: 'Payment received',
    text: (amount: string, home: string) =>
      `We have received ${amount} for ${isolated(home)}. Thank you. A message about it is on its way.`,
    rest: (amount: string) => `${amount} is still to be paid.`,
    refund: (amount: string) =>
      `${amount} of it is to be refunded. We have told our team, and will write to you.`,
    otherCurrency: 'It came in another currency, so our team has to look at it first.',
  },
  returned: {
    title: 'Payment returned',
    text: (amount: string, home: string) =>
      `${amount} that you paid for ${isolated(home)} was returned.`,
    otherCurrency: 'It came in another currency, so it was returned.',
  },
  unpaid: {
    title: 'Not paid',
    text: (home: string) =>
      `No payment for ${isolated(home)} has reached us from this attempt. You can try again.`,
  },
  waiting: {
    title: 'We are still checking',
    text: (home: string) =>
      `The payment service has not told us yet whether ${isolated(home)} was paid. If you have paid, do not pay again: we keep asking, and tell you.`,
  },
  nothingDue: {
    title: 'Nothing to pay',
    text: 'Nothing is to be paid for this booking. It may be paid already, or cancelled.',
  },
  away: {
    title: 'Payments are not available now',
    text: 'The payment service does not answer, so no payment has begun. If you have paid already, do not pay again: we keep asking. Otherwise please try again in a few minutes.',
  },
  tooMany: {
    title: 'Too many attempts',
    text: 'There were many attempts to pay for this booking. Please wait an hour and try again.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'The address may be incomplete. Open the payment from your booking.',
  },
  again: (amount: string) => `Pay ${amount} securely`,
  toBooking: 'See the booking',
  toBookings: 'See my bookings',
} as const
