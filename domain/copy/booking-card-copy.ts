/** Texts of the booking card. */
export const bookingCardCopy = {
  bookNow: 'Book Now',
  viewBreakdown: 'View price breakdown',
  allFeesIncluded: 'All fees included',
  datesAvailable: 'Your dates are available',
  contactHost: 'Contact host',
  bookWithConfidence: 'Book with confidence',
  lines: {
    basePrice: 'Price per night',
    cleaningFee: 'Cleaning fee',
    securityDeposit: 'Service Fee',
    tax: 'Tax',
  },
  // Not in the specification.
  guarantee: 'You see every fee before you book, and booking charges nothing.',
  freeCancellation: (date: string) => `Free cancellation until ${date}`,
  /** Where guests pay. */
  freeUntilPaid: 'Free cancellation until 7 days before check-in, or until you pay',
  total: 'Total',
  totalForOneNight: 'Total for 1 night',
  forOneNight: 'for 1 night',
  totalFor: (nights: number) => (nights > 1 ? `Total for ${nights} nights` : 'Total'),
  forNights: (nights: number) => `for ${nights} nights`,
  nightsAt: (nights: number, price: string) =>
    `${nights === 1 ? '1 night' : `${nights} nights`} × ${price}`,
  discount: (percent: number) => `Discount of ${percent}%`,
  nights: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
  feesAndTax: 'Fees and tax',
  perNight: '/per night',
  /** Weekdays of check-in and check-out. */
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  addDates: 'Add dates',
  changeDates: 'Change dates',
  changeStay: (stay: string) => `${stay}: change dates`,
  yourDates: (nights: number) => `Your dates: ${nights === 1 ? '1 night' : `${nights} nights`}`,
  /** Replaces 'Your dates are available' when they are not. */
  datesTaken: 'Some of these nights are taken. Choose other dates.',
  oneNightHint: 'Choose at least one night.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  removeGuest: 'Remove a guest',
  addGuest: 'Add a guest',
  guestsOf: (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
  mostGuests: (maximum: number) =>
    maximum === 1 ? 'This home takes 1 guest.' : `This home takes up to ${maximum} guests.`,
} as const
