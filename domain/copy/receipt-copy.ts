/**
 * Texts of a booking's printed receipt. Not in the specification. None of them puts pressure on the
 * guest.
 */
export const receiptCopy = {
  title: 'Booking receipt',
  reference: 'Reference',
  bookingId: 'Booking number',
  home: 'Home',
  guest: 'Guest',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  guests: 'Guests',
  booked: 'Booked on',
  amount: 'Amount',
  amountInWords: 'Amount in words',
  paid: 'Received by us',
  due: 'Still to be paid',
  refund: 'To be refunded',
  returned: 'Returned',
  paidNote: 'This receipt records the booking and what we have received for it.',
  note: 'This receipt records the booking. It does not prove a payment.',
} as const
