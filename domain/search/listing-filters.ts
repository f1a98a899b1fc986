import { present } from '@domain/present'
import type { IsoDate } from '@domain/stay/stay-date'
import {
  bedroomNoOf,
  parsePriceRange,
  type Availability,
  type ListingFilters,
} from './listing-query'

/** State of the filter controls. An absent or empty value means any. @spec ENT-07 */
export interface ListingFilterState {
  country?: string
  stateProvince?: string
  city?: string
  guestNo?: number
  propertyType?: string
  /** 'min-max' or 'min-plus'. */
  priceRange?: string
  /** '1', '2' or '3plus'. */
  bedrooms?: string
  amenities?: string[]
  startDate?: IsoDate
  endDate?: IsoDate
  /** Bounds of the side panel. They override priceRange. */
  priceMin?: number
  priceMax?: number
  bookingAvailability?: Availability | 'all'
  rating?: number
}

/** Converts the state of the controls to filters of listings. @spec FILT-05 */
export const filtersOf = (state: ListingFilterState): ListingFilters => {
  const range = parsePriceRange(state.priceRange ?? '')
  const filters: ListingFilters = {
    country: state.country || undefined,
    state: state.stateProvince || undefined,
    city: state.city || undefined,
    propertyType: state.propertyType || undefined,
    bedroomNo: bedroomNoOf(state.bedrooms ?? ''),
    amenities: state.amenities?.length ? state.amenities : undefined,
    priceMin: state.priceMin ?? range.priceMin,
    priceMax: state.priceMax ?? range.priceMax,
    rating: state.rating,
    availability: state.bookingAvailability === 'all' ? undefined : state.bookingAvailability,
    guestNo: state.guestNo,
    startDate: state.startDate,
    endDate: state.endDate,
  }
  return present(filters)
}
