/** Texts of the booking page. The form's errors are in validationCopy and bookingToastCopy. */
export const bookNowCopy = {
  invalidTitle: 'Invalid Booking Request',
  invalidBody: 'No booking information found. Please start your booking from a property page.',
  browseProperties: 'Browse Properties',
  heading: 'Begin your booking',
  /** `date` is check-in minus seven days, or '-' until a date is chosen. */
  cancelNotice: (date: string) =>
    `You can cancel your booking until 7 days before check-in: ${date}`,
  noImages: 'No images available',
  feedbacks: '115 verified positive feedbacks',
  greatChoice: "Great choice! Secure your booking now before it's gone.",
  confirm: 'Confirm Booking & Pay',
  processing: 'Processing...',
  instruction:
    'By clicking "Confirm Booking", you agree to our terms and conditions. Your booking will be confirmed and you will be redirected to the payment page to complete your transaction.',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    phone: 'Phone number',
    sex: 'Sex',
    age: 'Age',
    location: 'Location',
    // Our own label, because the specification only says 'an optional message for the host'.
    message: 'Message for the host',
  },
  sexes: { male: 'Male', female: 'Female' },
  locations: { lagos: 'Lagos', abuja: 'Abuja', kano: 'Kano' },
  lines: { bookingFee: 'Booking fee', cleaning: 'Cleaning fee', service: 'Service fee' },
  // Not in the specification.
  getsMails: 'Send mails about this booking to this address too',
  /** After the notice of a day that has passed. */
  cancelPassed: 'That day has passed, so you cannot cancel a booking of these dates.',
  /** After the notice where guests pay. */
  finalOncePaid: 'Once you have paid for it, it is final.',
  chooseToSee: 'Choose your dates to see until when you can cancel.',
  location: 'Lagos, Nigeria',
  noDate: '-',
  formTitle: 'Your details',
  datesTitle: 'Dates and guests',
  summaryTitle: 'Your stay',
  optional: 'Optional',
  noChoice: 'Prefer not to say',
  priceBreakdown: 'Price breakdown',
  total: 'Total',
} as const
