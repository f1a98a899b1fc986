import type { PricedListingPage } from '@domain/schemas/listing-schema'
import type { FilterKind } from '@domain/search/filter-kinds'
import { FILTER_NAMES, FILTERS, type ChosenFilters } from '@domain/search/filter-table'
import type { ListingQuery } from '@domain/search/listing-query'
import { isChosen } from '@domain/search/query-values'
import type { ShownStays } from '@server/plugins/kept-store'

/** Whether a filter compares booked nights. The type makes it complete. */
const BY_NIGHTS: Record<FilterKind, boolean> = {
  place: false,
  state: false,
  propertyType: false,
  rooms: false,
  amenities: false,
  price: false,
  availability: true,
  dates: true,
  stars: false,
  count: false,
}

const comparesNights = (filters: ChosenFilters = {}) =>
  FILTER_NAMES.some((name) => BY_NIGHTS[FILTERS[name].kind] && isChosen(filters[name]))

/**
 * Returns the listings whose stays a page of listings follows from. Filters of nights select by all
 * stays. Cards show no nights.
 */
export function staysShownOn(
  { listings, read }: PricedListingPage,
  query: ListingQuery,
): ShownStays {
  if (comparesNights(query) || comparesNights(read)) return 'all'
  return query.fields === 'card' ? [] : listings.map(({ _id }) => _id)
}
