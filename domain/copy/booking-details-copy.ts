/** Section 2.16; the sample figures are fixtures. */
export const bookingDetailsCopy = {
  notFound: 'Booking not found.',
  back: 'Back to bookings',
  heading: (id: string) => `Booking #${id}`,
  makePayment: 'Make Payment',
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
  // Ours.
  actions: {
    print: 'Print receipt',
    calendar: 'Add to calendar',
    copyLink: 'Copy link',
    edit: 'Edit booking',
  },
  editHint: 'Contact support to change this booking',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
} as const
