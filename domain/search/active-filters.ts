import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { formatNaira } from '@domain/money'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { formatDay } from '@domain/stay/stay-date'
import {
  chipKeyOf,
  FILTER_NAMES,
  type FilterName,
  type FilterValue,
  READ_KEYS,
} from './filter-table'
import { chosenNames, type ListingFilters, noFilters, orderedPrices } from './listing-query'

/** One active filter: its label, and the change that clears it. */
export interface ActiveFilter {
  key: string
  label: string
  cleared: Partial<ListingFilters>
}

/** Names by id. Undefined while they are loading. */
export interface FilterNames {
  propertyTypes?: readonly PropertyType[] | undefined
  amenities?: readonly Amenity[] | undefined
}

/** Returns '₦100,000 – ₦500,000', 'From ₦2,000,000' or 'Up to ₦100,000'. */
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
  if (startDate) return filterPanelCopy.fromDay(formatDay(startDate))
  return endDate && filterPanelCopy.untilDay(formatDay(endDate))
}

const nameOf = (named: readonly { _id: string; name: string }[] | undefined, id: string) =>
  named?.find(({ _id }) => _id === id)?.name

const { chosen, availability, someType } = filterPanelCopy

const LABELS: {
  [Name in Exclude<FilterName, 'amenities'>]: (
    value: FilterValue<Name>,
    filters: ListingFilters,
    names: FilterNames,
  ) => string | undefined
} = {
  country: (country) => country,
  state: (state) => state,
  city: (city) => city,
  propertyType: (id, _filters, { propertyTypes }) => nameOf(propertyTypes, id) ?? someType,
  bedroomNo: chosen.bedroomNo,
  priceMin: (_naira, filters) => priceLabel(filters),
  priceMax: (_naira, filters) => priceLabel(filters),
  availability: (option) => availability[option],
  startDate: (_day, filters) => datesLabel(filters),
  endDate: (_day, filters) => datesLabel(filters),
  rating: chosen.rating,
  guestNo: chosen.guestNo,
}

const amenityChips = ({ amenities = [] }: ListingFilters, names: FilterNames): ActiveFilter[] =>
  amenities.map((id) => ({
    key: `amenity ${id}`,
    label: nameOf(names.amenities, id) ?? filterPanelCopy.someAmenity,
    cleared: { amenities: amenities.filter((each) => each !== id) },
  }))

/** Returns the filters in the panel's order. The text has a button of its own. */
export function activeFilters(filters: ListingFilters, names: FilterNames = {}): ActiveFilter[] {
  const chips = chosenNames(filters).flatMap((name) => {
    if (name === 'amenities') return amenityChips(filters, names)
    const key = chipKeyOf(name)
    const own = FILTER_NAMES.filter((each) => chipKeyOf(each) === key)
    // The name ties the types of value and label together, which the compiler cannot follow.
    const labelOf = LABELS[name] as (...values: unknown[]) => string | undefined
    const label = labelOf(filters[name], filters, names) ?? ''
    return [{ key, label, cleared: Object.fromEntries(own.map((each) => [each, undefined])) }]
  })
  return [...new Map(chips.map((chip) => [chip.key, chip])).values()]
}

/** Returns the filters that were read in the text. */
export const readChips = (
  { place, type, ...filters }: ReadFilters = {},
  { ignored = [] }: ListingFilters = {},
): ActiveFilter[] =>
  [
    ...(place ? [{ key: READ_KEYS.place, label: place }] : []),
    ...(type ? [{ key: READ_KEYS.type, label: type }] : []),
    ...activeFilters(filters),
  ].map(({ key, label }) => ({
    key: `read ${key}`,
    label,
    cleared: { ignored: [...ignored, key] },
  }))

/** Returns the change that takes away every filter, chosen or read, and keeps the search text. */
export const withoutFilters = (
  read: ReadFilters | undefined,
  { ignored = [] }: ListingFilters,
): Partial<ListingFilters> => ({
  ...noFilters,
  ignored: [...ignored, ...readChips(read).flatMap(({ cleared }) => cleared.ignored ?? [])],
})
