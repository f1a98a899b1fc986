import { LISTING_LIMIT } from './constants'
import { parseIsoDate, type IsoDate } from './stay-date'

/** Values of the availability filter; 'all' is the absence of one. */
export const AVAILABILITIES = ['now', 'weekend', 'next-week', 'next-month'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** What a guest may ask of the listings (sections 3 and 5). Absent means any. */
export interface ListingFilters {
  search?: string | undefined
  /** Id. */
  propertyType?: string | undefined
  country?: string | undefined
  /** As chosen, 'Lagos State'; the trailing word goes when it is sent. */
  state?: string | undefined
  city?: string | undefined
  /** 1 and 2 are exact, 3 is three or more. */
  bedroomNo?: number | undefined
  /** Ids; a home must have all of them. */
  amenities?: string[] | undefined
  /** Naira per night, inclusive. */
  priceMin?: number | undefined
  priceMax?: number | undefined
  /** Stars and up, 1 to 5. */
  rating?: number | undefined
  availability?: Availability | undefined
  /** The home takes at least so many. */
  guestNo?: number | undefined
  startDate?: IsoDate | undefined
  endDate?: IsoDate | undefined
}

export interface ListingQuery extends ListingFilters {
  slug?: string | undefined
  /** Id of the home whose like is sought. */
  similarTo?: string | undefined
  /** From 1. */
  page?: number | undefined
  /** 1 to LISTING_LIMIT. */
  limit?: number | undefined
}

/** '3plus' becomes 3, otherwise the number (section 5). */
export const bedroomNoOf = (option: string): number | undefined =>
  /^\d{1,2}(plus)?$/.test(option) ? Number.parseInt(option, 10) : undefined

/** The option that a number of bedrooms is chosen by. */
export const bedroomOption = (bedroomNo: number): string =>
  bedroomNo >= 3 ? `${bedroomNo}plus` : String(bedroomNo)

/** 'min-max', 'min-plus' without a max, '-max' without a min (section 5). */
export function parsePriceRange(range: string): Pick<ListingFilters, 'priceMin' | 'priceMax'> {
  const [, min, max] = /^(\d*)-(\d+|plus)$/.exec(range) ?? []
  return {
    ...(min ? { priceMin: Number(min) } : {}),
    ...(max && max !== 'plus' ? { priceMax: Number(max) } : {}),
  }
}

/** A minimum above the maximum changes places with it. */
export const orderedPrices = ({
  priceMin,
  priceMax,
}: Pick<ListingFilters, 'priceMin' | 'priceMax'>) =>
  priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax }

/**
 * The query after a choice. A country clears state and city, a state clears the city (section 4),
 * and whatever is chosen the first page comes back, unless the choice is the page.
 */
export const changeQuery = <Query extends ListingQuery>(
  query: Query,
  change: Partial<Query>,
): Query => ({
  ...query,
  page: undefined,
  ...('country' in change ? { state: undefined, city: undefined } : {}),
  ...('state' in change ? { city: undefined } : {}),
  ...change,
})

/** Adds the id if absent, removes it if present (section 4). */
export const toggleAmenity = (amenities: readonly string[] = [], id: string): string[] =>
  amenities.includes(id) ? amenities.filter((each) => each !== id) : [...amenities, id]

/** How many filters are set, each amenity for itself; the search text is none of them. */
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

/** Is a search or any filter active? It decides which empty text is shown. */
export const hasFilters = (filters: ListingFilters): boolean =>
  Boolean(filters.search) || countFilters(filters) > 0

/** Every filter off; the search text stays (section 4: Reset clears all). */
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

/** Readers of one value of a query string: what is not well formed is as if it were absent. */
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
}

/** Largest values that a query may carry; the server's schema has the same. */
export const QUERY_BOUNDS = { page: 1_000_000, limit: LISTING_LIMIT, guestNo: 1_000 } as const

/** Sets what is there, in the order given. */
export const toParameters = (values: [string, string | number | undefined][]): URLSearchParams => {
  const parameters = new URLSearchParams()
  for (const [name, value] of values) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  return parameters
}
