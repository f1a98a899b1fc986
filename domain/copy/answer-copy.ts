import { brandCopy } from './brand-copy'

/** Texts of the page on which a host or the operator answers a booking. */
export const answerCopy = {
  title: (listing: string) => `Booking of ${listing}`,
  footer: brandCopy.name,
  confirm: {
    heading: 'Confirm this booking?',
    note: 'We tell the guest. The nights stay taken.',
    button: 'Confirm the booking',
    instead: 'Decline it instead',
  },
  decline: {
    heading: 'Decline this booking?',
    note: 'We tell the guest. The nights are free again, and others can book them.',
    button: 'Decline the booking',
    instead: 'Confirm it instead',
  },
  paid: (amount: string) => `The guest has paid ${amount}, which is then to be refunded.`,
  clash: 'Another site says that nights of this stay are taken. Cancel there before you confirm.',
  text: 'Your message to the guest (optional)',
  done: {
    Confirmed: {
      heading: 'The booking is confirmed',
      body: 'We tell the guest, with your message.',
    },
    Cancelled: {
      heading: 'The booking is declined',
      body: 'We tell the guest, with your message, and the nights are free again.',
    },
  },
  /** What a booking has become that no longer waits. */
  before: {
    confirmedByHost: (at: string) => `The host confirmed this booking on ${at} (Lagos time).`,
    confirmedByOperator: (at: string) =>
      `The operator confirmed this booking on ${at} (Lagos time).`,
    confirmed: 'This booking is confirmed.',
    declinedByHost: (at: string) => `The host declined this booking on ${at} (Lagos time).`,
    declinedByOperator: (at: string) =>
      `The operator cancelled this booking on ${at} (Lagos time).`,
    cancelledByGuest: 'The guest has cancelled this booking. Its nights are free again.',
    released:
      'Nobody confirmed this booking in time. It is cancelled, and its nights are free again.',
    cancelled: 'This booking is cancelled.',
    completed: 'This stay is over.',
    past: 'The days of this booking have passed.',
  },
  beforeHeading: 'This booking has its answer',
  beforeNote: 'The link changes nothing any more.',
  expired: {
    heading: 'This link has expired',
    body: 'It was good for 30 days. Nothing has changed.',
  },
  forged: {
    heading: 'This link is not valid',
    body: 'It may be incomplete. Open it from the mail once more. Nothing has changed.',
  },
  moved: {
    heading: 'This link is not valid any more',
    body: 'The listing has another host now. Nothing has changed.',
  },
  gone: { heading: 'This booking does not exist any more', body: 'Nothing has changed.' },
} as const
