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
  /** Search of the hero. Its words differ from the header's search and from the filters below. */
  searchLabel: 'Find homes by place, dates and guests',
  findHomes: 'Find homes',
  findHomesBy: 'Place, dates and guests',
  where: 'Where',
  whereExample: 'City, area or home',
  when: 'When',
  addDates: 'Add dates',
  who: 'Who',
  addGuests: 'Add guests',
  closeSearch: 'Close search',
  heroSlide: (index: number, total: number) => `Slide ${index} of ${total}`,
} as const
