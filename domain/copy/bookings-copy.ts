/** Texts of the bookings page. */
export const bookingsCopy = {
  tabs: {
    all: 'All Bookings',
    upcoming: 'Upcoming Bookings',
    past: 'Past Bookings',
    cancelled: 'Cancelled Bookings',
  },
  filters: 'Filters',
  viewDetails: 'View Details',
  error: 'Error loading bookings.',
  empty: 'No bookings found.',
  showingPage: (page: number, pages: number) => `Showing Page ${page} of ${pages}`,
  // Not in the specification.
  upcomingHint: 'Bookings waiting for confirmation',
  heading: 'My Bookings',
  tabsLabel: 'Bookings',
  openTabs: 'Choose which bookings to show',
  loading: 'Loading bookings',
  previous: 'Previous',
  next: 'Next',
  /** On the row of the next stay. */
  startsIn: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  emptyHint: 'Homes you book will be listed here.',
  findHome: 'Find a home',
  /** a booking of another backend that does not name its listing. */
  unnamedListing: 'Unnamed listing',
} as const
