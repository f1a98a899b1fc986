/** Section 2.13; the 'last updated' date is a fixture. */
export const savedCopy = {
  heading: 'Your Saved Listings',
  count: (saved: number) => `${saved} Listings saved`,
  emptyTitle: 'No Saved Listing',
  addListings: 'Add Listings',
  // Ours.
  emptyBody: 'Tap the heart on a home you like, and it will wait for you here.',
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const
