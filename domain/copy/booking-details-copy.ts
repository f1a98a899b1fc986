import { isolated } from './isolated'

/** Texts of the booking details. The sample figures are fixed. */
export const bookingDetailsCopy = {
  notFound: 'Booking not found.',
  back: 'Back to bookings',
  heading: (id: string) => `Booking #${id}`,
  /** Title of the tab. Not in the specification. */
  tabTitle: (name: string, from: string, to: string) => `${isolated(name)}, ${from} to ${to}`,
  /** Text of the short reference, which is easy to read out. Not in the specification. */
  reference: (reference: string) => `Reference ${reference}`,
  /** The same above the reference, where it stands alone. */
  referenceLabel: 'Reference',
  makePayment: 'Make Payment',
  /** After a stay that has ended or was cancelled. Not in the specification. */
  bookAgain: 'Book this home again',
  sections: {
    dateAndName: 'Date and Listing Name',
    details: 'Details',
    rules: 'Rules',
    host: 'Host',
    cancellation: 'Cancellation Policy',
    payment: 'Payment',
  },
  cancellation:
    'Once payment is made and confirmed the booking is final, with no cancellations or refunds.',
  // Not in the specification.
  actions: {
    print: 'Print receipt',
    calendar: 'Add to calendar',
    copyLink: 'Copy link',
    edit: 'Edit booking',
  },
  editHint: 'Contact support to change this booking',
  /** Below the policy, where the page itself cannot cancel. */
  toCancel: 'To cancel, contact support with your reference.',
  heldUntil: (until: string) =>
    `This booking waits for confirmation. If nobody confirms it by ${until} (Lagos time), it is cancelled and nothing is charged.`,
  cancelReasons: {
    unconfirmed:
      'Nobody confirmed this booking in time, so we cancelled it and its nights are free again.',
    operator: 'We cancelled this booking.',
    host: 'The host could not take this booking, so its nights are free again.',
    guest: 'You cancelled this booking, and its nights are free again.',
  },
  /** After the reason, where no money moves. */
  nothingCharged: 'Nothing is charged for it. If you have already paid, contact our support.',
  cancel: {
    title: 'Change of plans',
    until: (last: string) =>
      `You can cancel this booking until ${last} (Lagos time). We charge nothing for it.`,
    button: 'Cancel booking',
    question: (home: string, dates: string) => `Cancel your stay at ${isolated(home)}, ${dates}?`,
    consequence: 'Other guests can book these nights at once, so you may not get them back.',
    confirm: 'Yes, cancel it',
    keep: 'Keep booking',
    busy: 'Cancelling...',
    done: { title: 'Booking cancelled', text: 'Its nights are free again.' },
  },
  priceChanged: (price: string, seen: string) =>
    `The price changed while you were booking: ${price} instead of ${seen}.`,
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  pageTitle: 'Booking details',
  loading: 'Loading booking',
  notFoundBody: 'It may belong to another account, or its address may be incomplete.',
  actionsLabel: 'Booking actions',
  /** From the first to the last day. */
  dates: (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`,
  facts: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Nights',
    guests: 'Guests',
    total: 'Total of this booking',
  },
  rules: { smoking: 'Smoking', pets: 'Pets', food: 'Food', party: 'Party' },
  yes: 'Yes',
  no: 'No',
  host: { name: 'Name', phone: 'Phone', email: 'Email' },
  ratings: (count: number) => `${count} ratings`,
  ratingTitle: 'Rating',
  charge: {
    nights: (price: string, nights: number) => `${price} x ${nights} nights`,
    subtotal: 'Subtotal',
    deposit: 'Security deposit',
    service: 'Service charge',
    total: 'Total',
  },
  /** Where money really moves, instead of the samples. */
  money: {
    total: 'Total of this booking',
    paid: 'Paid',
    due: 'Still to be paid',
    refund: 'To be refunded',
    returned: 'Returned',
    heldUntil: (until: string) =>
      `This booking waits for confirmation. If it is neither confirmed nor paid by ${until} (Lagos time), it is cancelled.`,
    refundDue: (amount: string) => `${amount} that you paid is to be refunded.`,
    wasReturned: (amount: string) => `${amount} that you paid was returned.`,
    oddPayment:
      'A payment came in another currency, so it does not count. Our team returns it to you.',
    noneReceived: 'We have received no payment for it.',
    ask: (support: string) => `Questions about a payment: write to ${support}.`,
    askSupport: 'If you have paid, contact our support.',
    cancelUntil: (last: string) =>
      `You can cancel this booking until ${last} (Lagos time), as long as nothing is paid for it.`,
    final: 'We have received your payment, so this booking is final.',
    begun: 'We have received money for this booking, so it cannot be cancelled here.',
    writeTo: (support: string) => `If you need to change or cancel it, write to ${support}.`,
    contactSupport: 'If you need to change or cancel it, contact support.',
  },
  chargeSample: 'Sample figures. What this booking costs is under Details.',
  calendarSaved: { title: 'Calendar file saved', text: 'Open it to add the stay.' },
  calendarFailed: { title: 'Not added', text: 'The calendar file could not be made. Try again.' },
  /** Title of the event in the guest's calendar. */
  calendarTitle: (home: string) => `Stay at ${home}`,
  calendarNote: (reference: string, guests: string) => `${reference}, ${guests}`,
} as const
