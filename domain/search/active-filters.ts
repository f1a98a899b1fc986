import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { formatNaira } from '@domain/money'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { formatDay } from '@domain/stay/stay-date'
import {
  chipKeyOf,
  FILTER_NAMES,
  type FilterKind,
  type FilterName,
  type FilterOf,
  FILTERS,
  type FilterValues,
} from './filter-table'
import { type ListingFilters, noFilters, orderedPrices } from './listing-query'
import { isChosen } from './query-values'

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

/** Kinds of the filters with one chip. Each amenity has a chip of its own. */
type LabelledKind = Exclude<FilterKind, 'amenities'>

const chosen = <Name extends keyof typeof filterPanelCopy.chosen>(value: number, name: Name) =>
  filterPanelCopy.chosen[name](value)

const LABELS: {
  [Kind in LabelledKind]: (
    value: FilterValues[Kind],
    name: FilterOf<Kind>,
    filters: ListingFilters,
    names: FilterNames,
  ) => string | undefined
} = {
  place: (place) => place,
  state: (state) => state,
  propertyType: (id, _name, _filters, { propertyTypes }) =>
    nameOf(propertyTypes, id) ?? filterPanelCopy.someType,
  price: (_bound, _name, filters) => priceLabel(filters),
  dates: (_day, _name, filters) => datesLabel(filters),
  availability: (availability) => filterPanelCopy.availability[availability],
  rooms: chosen,
  stars: chosen,
  count: chosen,
}

const amenityChips = ({ amenities = [] }: ListingFilters, names: FilterNames): ActiveFilter[] =>
  amenities.map((id) => ({
    key: `amenity ${id}`,
    label: nameOf(names.amenities, id) ?? filterPanelCopy.someAmenity,
    cleared: { amenities: amenities.filter((each) => each !== id) },
  }))

function chipOf(
  name: Exclude<FilterName, 'amenities'>,
  filters: ListingFilters,
  names: FilterNames,
): ActiveFilter {
  const key = chipKeyOf(name)
  const own = FILTER_NAMES.filter((each) => chipKeyOf(each) === key)
  // The row ties the types of name, kind and value together, which the compiler cannot follow.
  const labelOf = LABELS[FILTERS[name].kind] as (...values: unknown[]) => string | undefined
  return {
    key,
    label: labelOf(filters[name], name, filters, names) ?? '',
    cleared: Object.fromEntries(own.map((each) => [each, undefined])),
  }
}

/** Returns the filters in the panel's order. The text has a button of its own. */
export function activeFilters(filters: ListingFilters, names: FilterNames = {}): ActiveFilter[] {
  const chips = FILTER_NAMES.filter((name) => isChosen(filters[name])).flatMap((name) =>
    name === 'amenities' ? amenityChips(filters, names) : chipOf(name, filters, names),
  )
  return [...new Map(chips.map((chip) => [chip.key, chip])).values()]
}

/** Returns the filters that were read in the text. */
export const readChips = (
  { place, type, ...filters }: ReadFilters = {},
  { ignored = [] }: ListingFilters = {},
): ActiveFilter[] =>
  [
    ...(place ? [{ key: 'place', label: place }] : []),
    ...(type ? [{ key: 'type', label: type }] : []),
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
