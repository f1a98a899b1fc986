import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { formatNaira } from '@domain/money'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { formatDay } from '@domain/stay/stay-date'
import { orderedPrices, type ListingFilters, type ListingOrder } from './listing-query'

/** One active filter: its label, and the change that clears it. */
export interface ActiveFilter {
  key: string
  label: string
  cleared: Partial<ListingFilters & Pick<ListingOrder, 'literal'>>
}

/** Names by id. Undefined while they are loading. */
export interface FilterNames {
  propertyTypes?: readonly PropertyType[] | undefined
  amenities?: readonly Amenity[] | undefined
}

/**
 * Returns '₦100,000 – ₦500,000', 'From ₦2,000,000' or 'Up to ₦100,000', or undefined without a
 * bound.
 */
export function priceLabel(filters: ListingFilters): string | undefined {
  const { priceMin, priceMax } = orderedPrices(filters)
  if (priceMin !== undefined && priceMax !== undefined) {
    return filterPanelCopy.range(formatNaira(priceMin), formatNaira(priceMax))
  }
  if (priceMin !== undefined) return filterPanelCopy.priceFrom(formatNaira(priceMin))
  return priceMax === undefined ? undefined : filterPanelCopy.priceUpTo(formatNaira(priceMax))
}

/** Returns 'Jan 10, 2026 – Jan 12, 2026', or the label of the only date that is set. */
export function datesLabel({ startDate, endDate }: ListingFilters): string | undefined {
  if (startDate && endDate) return filterPanelCopy.range(formatDay(startDate), formatDay(endDate))
  const day = startDate ?? endDate
  return day && filterPanelCopy.fromDay(formatDay(day))
}

/**
 * Returns the filters that were read in the search text. Without one of them the text is searched
 * word by word.
 */
export const readChips = (read: ReadFilters | undefined): ActiveFilter[] =>
  activeFilters(read ?? {}).map(({ key, label }) => ({
    key: `read ${key}`,
    label,
    cleared: { literal: true },
  }))

const nameOf = (named: readonly { _id: string; name: string }[] | undefined, id: string) =>
  named?.find(({ _id }) => _id === id)?.name

/**
 * Returns the active filters in the panel's order, with one entry per amenity. The search text is
 * left out, because it has its own clear button.
 */
export function activeFilters(filters: ListingFilters, names: FilterNames = {}): ActiveFilter[] {
  const { country, state, city, propertyType, bedroomNo, availability, rating, guestNo } = filters
  const found: (ActiveFilter | false | undefined | '')[] = [
    country && { key: 'country', label: country, cleared: { country: undefined } },
    state && { key: 'state', label: state, cleared: { state: undefined } },
    city && { key: 'city', label: city, cleared: { city: undefined } },
    propertyType && {
      key: 'propertyType',
      label: nameOf(names.propertyTypes, propertyType) ?? filterPanelCopy.someType,
      cleared: { propertyType: undefined },
    },
    bedroomNo !== undefined && {
      key: 'bedroomNo',
      label: filterPanelCopy.chosenBedrooms(bedroomNo),
      cleared: { bedroomNo: undefined },
    },
    ...(filters.amenities ?? []).map((id) => ({
      key: `amenity ${id}`,
      label: nameOf(names.amenities, id) ?? filterPanelCopy.someAmenity,
      cleared: { amenities: filters.amenities?.filter((each) => each !== id) },
    })),
    (filters.priceMin !== undefined || filters.priceMax !== undefined) && {
      key: 'price',
      label: priceLabel(filters) ?? '',
      cleared: { priceMin: undefined, priceMax: undefined },
    },
    availability && {
      key: 'availability',
      label: filterPanelCopy.availability[availability],
      cleared: { availability: undefined },
    },
    (filters.startDate || filters.endDate) && {
      key: 'dates',
      label: datesLabel(filters) ?? '',
      cleared: { startDate: undefined, endDate: undefined },
    },
    rating !== undefined && {
      key: 'rating',
      label: filterPanelCopy.chosenRating(rating),
      cleared: { rating: undefined },
    },
    guestNo !== undefined && {
      key: 'guestNo',
      label: filterPanelCopy.chosenGuests(guestNo),
      cleared: { guestNo: undefined },
    },
  ]
  return found.filter((entry): entry is ActiveFilter => Boolean(entry))
}
