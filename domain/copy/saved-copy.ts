/** Texts of the saved listings page. Its 'last updated' date is a sample. */
export const savedCopy = {
  heading: 'Your Saved Listings',
  count: (saved: number) => `${saved} Listings saved`,
  emptyTitle: 'No Saved Listing',
  addListings: 'Add Listings',
  // Not in the specification.
  emptyBody: 'Tap the heart on a home you like, and it will wait for you here.',
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const
