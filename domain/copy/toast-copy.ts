/** Texts of toasts. `bookingFailed` is a modal dialog. */
export const toastCopy = {
  loginToBook: { title: 'Login Required', text: 'Please log in to make a booking.' },
  loginToSave: {
    title: 'Login Required',
    text: 'Please log in to save properties to your favorites.',
  },
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
  // Not in the specification: another backend took the booking's request and sent an unreadable
  // response.
  bookingUncertain: {
    title: 'Please check your bookings',
    text: 'Your booking may have been made. Look before you try again.',
    lead: 'My Bookings',
  },
  favouriteFailed: {
    title: 'Error',
    text: 'Failed to update favorites. Please try again.',
  },
  offline: {
    title: 'Offline',
    text: 'Unable to add favorites, restore your connection.',
  },
  linkCopied: { title: 'Link copied', text: 'Link copied to clipboard!' },
  saved: { title: 'Saved', text: 'Property saved!' },
  removed: { title: 'Removed', text: 'Property removed from saved!' },
  // Not in the specification: the result of the copy icons on the payments page.
  copied: { title: 'Copied', text: 'Copied to clipboard!' },
  notCopied: {
    title: 'Not copied',
    text: 'Your browser did not allow it. Please copy it by hand.',
  },
} as const
