/** Texts of the home page. */
export const homeCopy = {
  discover: 'Discover',
  emptyTitle: 'No properties found',
  emptyBody: "Try adjusting your filters to find what you're looking for.",
  loading: 'Loading available properties...',
  // Not in the specification.
  pageTitle: 'Short-let homes across Nigeria',
  heading: 'Homes to stay in',
  clearFilters: 'Show all homes',
  heroLabel: 'Featured stays',
  heroPrevious: 'Previous slide',
  heroNext: 'Next slide',
  heroPause: 'Pause slides',
  heroPlay: 'Play slides',
  heroSlide: (index: number, total: number) => `Slide ${index} of ${total}`,
} as const
