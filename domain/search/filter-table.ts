import type { FilterKind, FilterValues } from './filter-kinds'

interface FilterRow {
  kind: FilterKind
  /** Name of the parameter in an address. The filter's own name by default. */
  address?: string
  /** Name of the parameter of GET /listing. The filter's own name by default. */
  api?: string
}

/**
 * Every filter of listings, in the order of the panel and the chips. Addresses, requests, their
 * schema, the selection, the chips and the count follow from its row.
 */
export const FILTERS = {
  country: { kind: 'place' },
  state: { kind: 'state' },
  city: { kind: 'place' },
  propertyType: { kind: 'propertyType', address: 'type' },
  bedroomNo: { kind: 'rooms', address: 'beds' },
  amenities: { kind: 'amenities' },
  priceMin: { kind: 'price', address: 'min' },
  priceMax: { kind: 'price', address: 'max' },
  availability: { kind: 'availability', address: 'avail', api: 'bookingAvailability' },
  startDate: { kind: 'dates', address: 'from' },
  endDate: { kind: 'dates', address: 'to' },
  rating: { kind: 'stars' },
  /** The minimum capacity of a listing, in guests. */
  guestNo: { kind: 'count', address: 'guests' },
} as const satisfies Record<string, FilterRow>

type Filters = typeof FILTERS
export type FilterName = keyof Filters
export type KindOf<Name extends FilterName> = Filters[Name]['kind']
export type FilterValue<Name extends FilterName> = FilterValues[KindOf<Name>]
/** Names of the filters of one kind. */
export type FilterOf<Kind extends FilterKind> = {
  [Name in FilterName]: KindOf<Name> extends Kind ? Name : never
}[FilterName]

/** Chosen filters. An absent value means any. */
export type ChosenFilters = { -readonly [Name in FilterName]?: FilterValue<Name> | undefined }

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Kinds whose filters share one chip. */
type SharedKind = 'price' | 'dates'
/** Key of the chip of a filter, except that each amenity has a chip of its own. */
export type ChipKey<Name extends FilterName = FilterName> =
  Name extends FilterOf<SharedKind> ? KindOf<Name> : Name

export const chipKeyOf = (name: FilterName): ChipKey => {
  const { kind } = FILTERS[name]
  return (kind === 'price' || kind === 'dates' ? kind : name) as ChipKey
}
