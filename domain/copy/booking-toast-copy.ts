/** Texts of toasts on the booking page. `bookingFailed` is a modal dialog. */
export const bookingToastCopy = {
  loginToBook: { title: 'Login Required', text: 'Please log in to make a booking.' },
  missingDates: {
    title: 'Missing Dates',
    text: 'Please select check-in and check-out dates.',
  },
  missingInformation: {
    title: 'Missing Information',
    text: 'Please fill in all required fields.',
  },
  bookingFailed: {
    title: 'Booking Failed',
    text: 'Failed to create booking. Please try again.',
  },
  // Not in the specification: an answer was lost, or the nights were booked in another tab.
  alreadyBooked: {
    text: 'Nothing is booked twice. Your booking has the details that you sent first. If one has changed since, tell our support.',
    lead: 'See your booking',
  },
  // Not in the specification: another backend took the booking's request and sent an unreadable
  // response.
  bookingUncertain: {
    title: 'Please check your bookings',
    text: 'Your booking may have been made. Look before you try again.',
    lead: 'My Bookings',
  },
} as const
