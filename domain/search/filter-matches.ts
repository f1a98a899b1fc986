import { LISTING_DEFAULTS } from '@domain/constants'
import type { Listing } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { isFreeWhen } from './available-when'
import type { FilterKind, FilterValues } from './filter-kinds'
import { FILTER_NAMES, FILTERS, type FilterOf } from './filter-table'
import { hasPrice, orderedPrices, type ListingFilters } from './listing-query'
import { isChosen } from './query-values'
import { placeKey, stateKey } from './search-text'

/** Context of a comparison besides the value and the listing. */
interface Comparison<Kind extends FilterKind> {
  name: FilterOf<Kind>
  filters: ListingFilters
  today: IsoDate
}

const MATCHERS: {
  [Kind in FilterKind]: (
    wanted: FilterValues[Kind],
    listing: Listing,
    comparison: Comparison<Kind>,
  ) => boolean
} = {
  place: (wanted, listing, { name }) => placeKey(wanted) === placeKey(listing[name] ?? ''),
  state: (wanted, { state = '' }) => stateKey(wanted) === stateKey(state),
  propertyType: (wanted, { propertyType }) => wanted === propertyType,
  rooms: (wanted, listing, { name }) => {
    const has = listing[name] ?? LISTING_DEFAULTS[name]
    return wanted >= 3 ? has >= wanted : has === wanted
  },
  amenities: (wanted, { amenities }) => wanted.every((id) => amenities?.includes(id)),
  price: (_wanted, { basePrice }, { filters }) => hasPrice(basePrice, orderedPrices(filters)),
  availability: (availability, { bookedDates }, { today }) =>
    isFreeWhen({ availability }, bookedDates, today),
  dates: (_wanted, { bookedDates }, { filters: { startDate, endDate }, today }) =>
    isFreeWhen({ startDate, endDate }, bookedDates, today),
  stars: (wanted, listing, { name }) => (listing[name] ?? 0) >= wanted,
  count: (wanted, listing, { name }) => (listing[name] ?? LISTING_DEFAULTS[name]) >= wanted,
}

/** Tells whether a listing matches every filter. The server's SQL selects the same. */
export const matchesFilters = (filters: ListingFilters, listing: Listing, today: IsoDate) =>
  FILTER_NAMES.every((name) => {
    const wanted = filters[name]
    if (!isChosen(wanted)) return true
    // The row ties the types of name, kind and value together, which the compiler cannot follow.
    const matches = MATCHERS[FILTERS[name].kind] as (...values: unknown[]) => boolean
    return matches(wanted, listing, { name, filters, today })
  })
