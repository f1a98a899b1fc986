import { LISTING_LIMIT } from '@domain/constants'
import { parseIsoDate, type IsoDate } from '@domain/stay/stay-date'

/** Values of the availability filter. 'all' is its absence. */
export const AVAILABILITIES = ['now', 'weekend', 'next-week', 'next-month'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Orders that a guest can choose. Without one, relevance counts, or the newest first. */
export const SORT_ORDERS = ['newest', 'price-up', 'price-down', 'rating'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Filters of listings. An absent value means any. */
export interface ListingFilters {
  search?: string | undefined
  /** Id of a property type. */
  propertyType?: string | undefined
  country?: string | undefined
  /** As chosen, such as 'Lagos State'. Requests omit the last word. */
  state?: string | undefined
  city?: string | undefined
  /** 1 and 2 are exact, 3 means three or more. */
  bedroomNo?: number | undefined
  /** Ids of amenities. A listing must have all of them. */
  amenities?: string[] | undefined
  /** Naira per night, inclusive. */
  priceMin?: number | undefined
  priceMax?: number | undefined
  /** Minimum number of stars, from 1 to 5. */
  rating?: number | undefined
  availability?: Availability | undefined
  /** Minimum capacity, in guests. */
  guestNo?: number | undefined
  startDate?: IsoDate | undefined
  endDate?: IsoDate | undefined
}

/** How results are ordered and how their text is read. */
export interface ListingOrder {
  sort?: SortOrder | undefined
  /** True when the text is searched word by word, without filters or near spelling. */
  literal?: boolean | undefined
}

export interface ListingQuery extends ListingFilters, ListingOrder {
  slug?: string | undefined
  /** Id of the listing that the results should resemble. */
  similarTo?: string | undefined
  /** From 1. */
  page?: number | undefined
  /** From 1 to LISTING_LIMIT. */
  limit?: number | undefined
}

/** Returns 3 for '3plus', otherwise the number. */
export const bedroomNoOf = (option: string): number | undefined =>
  /^\d{1,2}(plus)?$/.test(option) ? Number.parseInt(option, 10) : undefined

/** Returns the option for a number of bedrooms. */
export const bedroomOption = (bedroomNo: number): string =>
  bedroomNo >= 3 ? `${bedroomNo}plus` : String(bedroomNo)

/** Parses 'min-max', 'min-plus' without a maximum, and '-max' without a minimum. */
export function parsePriceRange(range: string): Pick<ListingFilters, 'priceMin' | 'priceMax'> {
  const [, min, max] = /^(\d*)-(\d+|plus)$/.exec(range) ?? []
  return {
    ...(min ? { priceMin: Number(min) } : {}),
    ...(max && max !== 'plus' ? { priceMax: Number(max) } : {}),
  }
}

/** A listing without a price is in no price range, and in every list without one. */
export const hasPrice = (
  price: number | undefined,
  { priceMin, priceMax }: Pick<ListingFilters, 'priceMin' | 'priceMax'>,
) => {
  if (price === undefined) return priceMin === undefined && priceMax === undefined
  return price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity)
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
  ...('search' in change ? { literal: undefined } : {}),
  ...('country' in change ? { state: undefined, city: undefined } : {}),
  ...('state' in change ? { city: undefined } : {}),
  ...change,
})

/** Adds the id if absent, otherwise removes it. */
export const toggleAmenity = (amenities: readonly string[] = [], id: string): string[] =>
  amenities.includes(id) ? amenities.filter((each) => each !== id) : [...amenities, id]

/** Counts the active filters. Each amenity counts, the search text does not. */
export const countFilters = (filters: ListingFilters): number =>
  [
    filters.country,
    filters.state,
    filters.city,
    filters.propertyType,
    filters.bedroomNo,
    filters.priceMin ?? filters.priceMax,
    filters.availability,
    filters.startDate ?? filters.endDate,
    filters.rating,
    filters.guestNo,
  ].filter((value) => value !== undefined && value !== '').length + (filters.amenities?.length ?? 0)

/**
 * Tells whether a search or any filter is active, which decides the text of the empty state.
 */
export const hasFilters = (filters: ListingFilters): boolean =>
  Boolean(filters.search) || countFilters(filters) > 0

/** Clears every filter and keeps the search text. */
export const noFilters = {
  propertyType: undefined,
  country: undefined,
  state: undefined,
  city: undefined,
  bedroomNo: undefined,
  amenities: undefined,
  priceMin: undefined,
  priceMax: undefined,
  rating: undefined,
  availability: undefined,
  guestNo: undefined,
  startDate: undefined,
  endDate: undefined,
} satisfies Record<keyof Omit<ListingFilters, 'search'>, undefined>

/** Functions that read one value of a query string. A malformed value counts as absent. */
export const readValue = {
  text: (value: string | null | undefined) => value?.trim() || undefined,
  list: (value: string | null | undefined) => {
    const ids = (value ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean)
    return ids.length > 0 ? [...new Set(ids)] : undefined
  },
  amount: (value: string | null | undefined) =>
    value && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined,
  whole: (value: string | null | undefined, minimum: number, maximum: number) => {
    if (!value || !/^\d{1,9}$/.test(value)) return undefined
    const number = Number(value)
    return number >= minimum && number <= maximum ? number : undefined
  },
  day: (value: string | null | undefined) => parseIsoDate(value),
  availability: (value: string | null | undefined) => AVAILABILITIES.find((each) => each === value),
  sort: (value: string | null | undefined) => SORT_ORDERS.find((each) => each === value),
  flag: (value: string | null | undefined) => value === '1' || undefined,
}

/** Largest values in a query. The server's schema has the same limits. */
export const QUERY_BOUNDS = { page: 1_000_000, limit: LISTING_LIMIT, guestNo: 1_000 } as const

/** Adds the values that are present, in their given order. */
export const toParameters = (values: [string, string | number | undefined][]): URLSearchParams => {
  const parameters = new URLSearchParams()
  for (const [name, value] of values) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  return parameters
}
