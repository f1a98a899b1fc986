import { groupDigits } from '@domain/money'

/** Texts of Discover, including its empty states. */
export const discoverCopy = {
  clearSearch: 'Clear search',
  emptyTitle: 'No properties found',
  emptyBody: 'Try adjusting your search term or browse all available properties.',
  noneTitle: 'No properties available',
  noneBody: 'Check back later for new property listings.',
  loading: 'Loading available properties...',
  // Not in the specification.
  pageTitle: 'Discover homes',
  heading: 'Discover homes',
  searchHeading: (term: string) => `Homes for “${term}”`,
  browseAll: 'Browse all properties',
  count: (total: number, capped = false) =>
    total === 1 && !capped ? '1 home' : `${groupDigits(total)}${capped ? '+' : ''} homes`,
} as const
