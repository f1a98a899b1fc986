import { groupDigits } from '@domain/money'

const counted = (total: number, capped: boolean, one: string, several: string) =>
  total === 1 && !capped ? `1 ${one}` : `${groupDigits(total)}${capped ? '+' : ''} ${several}`

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
  count: (total: number, capped = false) => counted(total, capped, 'home', 'homes'),
  /** `total` includes the close matches, which come last, so that those are capped. */
  countWithClose: (total: number, close: number, capped = false) => {
    const matches = counted(close, capped, 'close match', 'close matches')
    return total > close
      ? `${counted(total - close, false, 'home', 'homes')} and ${matches}`
      : matches
  },
} as const
