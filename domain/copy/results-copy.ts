import type { SortOrder } from '@domain/search/listing-query'

/** Texts around the results of a search. None of them is in the specification. */
export const resultsCopy = {
  closeMatches: 'Close matches',
  closeMatchesHint: 'These homes do not match every word of your search.',
  sort: 'Sort by',
  relevance: 'Relevance',
  orders: {
    newest: 'Newest',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
    rating: 'Rating',
  } satisfies Record<SortOrder, string>,
} as const
