import { LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import { chipKeyOf, type ChosenFilters, FILTER_NAMES, type FilterName } from './filter-table'
import { isChosen } from './query-values'

/** Orders that a guest can choose. Without one, relevance counts, or the newest first. */
export const SORT_ORDERS = ['newest', 'price-up', 'price-down', 'rating'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/**
 * Kinds of close matches in their order: with another spelling, in the place without something that
 * was asked for, in its state, elsewhere, with the letters alone, and with a part of the text.
 */
export const CLOSE_KINDS = ['spelling', 'place', 'state', 'elsewhere', 'letters', 'part'] as const
export type CloseKind = (typeof CLOSE_KINDS)[number]

/** What a search suggests besides listings. */
export const SUGGESTED_KINDS = ['place', 'type'] as const
export type SuggestedKind = (typeof SUGGESTED_KINDS)[number]

/** Search text and filters. An absent value means any. */
export interface ListingFilters extends ChosenFilters {
  search?: string | undefined
  /**
   * Keys of filters that were read in the search text and that the guest has taken away.
   */
  ignored?: string[] | undefined
}

/** Selections of a listing's fields that a list may ask for. 'card' is what its card shows. */
export const LISTING_FIELDS = ['card'] as const
export type ListingFields = (typeof LISTING_FIELDS)[number]

export interface ListingQuery extends ListingFilters {
  sort?: SortOrder | undefined
  slug?: string | undefined
  /** Id of the listing that the results should resemble. */
  similarTo?: string | undefined
  /** True when the response counts the listings of suggested places and property types. */
  suggests?: boolean | undefined
  /** Every field by default. */
  fields?: ListingFields | undefined
  /** From 1. */
  page?: number | undefined
  /** From 1 to LISTING_LIMIT. */
  limit?: number | undefined
}

/** Parses 'min-max', 'min-plus' without a maximum, and '-max' without a minimum. */
export function parsePriceRange(range: string): Pick<ListingFilters, 'priceMin' | 'priceMax'> {
  const [, min, max] = /^(\d*)-(\d+|plus)$/.exec(range) ?? []
  return {
    ...(min && { priceMin: Number(min) }),
    ...(max && max !== 'plus' && { priceMax: Number(max) }),
  }
}

/** Swaps a minimum and a maximum that are in the wrong order. */
export const orderedPrices = ({
  priceMin,
  priceMax,
}: Pick<ListingFilters, 'priceMin' | 'priceMax'>) =>
  priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax }

/**
 * Returns the query after a change. A country clears state and city, and a state clears the city.
 * Every change except that of the page returns to the first page.
 */
export const changeQuery = <Query extends ListingQuery>(
  query: Query,
  change: Partial<Query>,
): Query => ({
  ...query,
  page: undefined,
  // What was read in one text says nothing about another.
  ...('search' in change && { ignored: undefined }),
  ...('country' in change && { state: undefined, city: undefined }),
  ...('state' in change && { city: undefined }),
  ...change,
})

/** Adds the id if absent, otherwise removes it. */
export const toggleAmenity = (amenities: readonly string[] = [], id: string): string[] =>
  amenities.includes(id) ? amenities.filter((each) => each !== id) : [...amenities, id]

/** Returns the names of the filters that are set, in the order of the panel. */
export const chosenNames = (filters: ChosenFilters): FilterName[] =>
  FILTER_NAMES.filter((name) => isChosen(filters[name]))

/** Counts the active filters, which is one per chip. The search text does not count. */
export function countFilters(filters: ListingFilters): number {
  const { amenities = [], ...others } = filters
  return new Set(chosenNames(others).map(chipKeyOf)).size + amenities.length
}

/** Tells whether a search or any filter is active. */
export const hasFilters = (filters: ListingFilters): boolean =>
  Boolean(filters.search) || countFilters(filters) > 0

/** Clears every filter and keeps the search text. */
export const noFilters = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, undefined]),
) as Record<FilterName, undefined>

/** Returns the filters of a query that the guest has chosen, without absent ones. */
export const chosenOf = (query: ListingFilters): ChosenFilters =>
  Object.fromEntries(chosenNames(query).map((name) => [name, query[name]]))

/**
 * Returns where the page of a query begins and how many listings it holds. The pages end where the
 * exact total ends, so that nobody makes a server count its way to page 50,000.
 */
export function pageBounds({ page = 1, limit = LISTING_LIMIT }: ListingQuery) {
  const size = Math.min(limit, LISTING_LIMIT)
  const start = (page - 1) * size
  return { start, size: Math.max(0, Math.min(size, TOTAL_CAP - start)) }
}

/** Returns how many listings were found, as a page tells it. */
export const totalOf = (found: number): { total: number; totalCapped?: true } =>
  found > TOTAL_CAP ? { total: TOTAL_CAP, totalCapped: true } : { total: found }
