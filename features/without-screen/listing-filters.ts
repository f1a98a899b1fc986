import { present } from '@domain/present'
import { type Availability, bedroomNoOf } from '@domain/search/filter-table'
import { type ListingFilters, parsePriceRange } from '@domain/search/listing-query'
import { isChosen } from '@domain/search/query-values'

/** State of the filter controls. An absent or empty value means any. @spec ENT-07 */
export interface ListingFilterState extends Omit<
  ListingFilters,
  'search' | 'state' | 'bedroomNo' | 'availability'
> {
  stateProvince?: string
  /** 'min-max' or 'min-plus'. The bounds of the side panel override it. */
  priceRange?: string
  /** '1', '2' or '3plus'. */
  bedrooms?: string
  bookingAvailability?: Availability | 'all'
}

/** Converts the state of the controls to filters of listings. @spec FILT-05 */
export const filtersOf = ({
  stateProvince,
  priceRange = '',
  bedrooms = '',
  bookingAvailability,
  ...same
}: ListingFilterState): ListingFilters => {
  const filters: ListingFilters = {
    ...parsePriceRange(priceRange),
    ...present(same),
    state: stateProvince,
    bedroomNo: bedroomNoOf(bedrooms),
    availability: bookingAvailability === 'all' ? undefined : bookingAvailability,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => isChosen(value)))
}
