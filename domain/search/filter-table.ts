import { type IsoDate, parseIsoDate } from '@domain/stay/stay-date'
import { COUNT_MAXIMUM, readAmount, readList, readOneOf, readText, readWhole } from './query-values'

/** Values of the availability filter. 'all' means that it is not set. */
export const AVAILABILITIES = ['now', 'weekend', 'next-week', 'next-month'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/**
 * Kinds of filters with the types of their values. How a value is read, checked, compared and
 * labelled depends on its kind alone.
 */
export interface FilterValues {
  /** Name of a country or a city. */
  place: string
  /** Name of a state as chosen, such as 'Lagos State'. Requests omit the last word. */
  state: string
  /** Id of a property type. */
  propertyType: string
  /** Number of rooms. 1 and 2 are exact, 3 means three or more. */
  rooms: number
  /** Ids of amenities. A listing must have all of them. */
  amenities: string[]
  /** Bound in naira per night, inclusive. Both bounds make one chip. */
  price: number
  availability: Availability
  /** First or last day of a stay. Both days make one chip. */
  dates: IsoDate
  /** Minimum number of stars, from 1 to 5. */
  stars: number
  /** Minimum of a count, such as the guests that a listing takes. */
  count: number
}
export type FilterKind = keyof FilterValues
/** Kind of a parameter: a filter's, or 'text' for the search text. */
export type ParameterKind = FilterKind | 'text'

/** Returns 3 for '3plus', otherwise the number. */
export const bedroomNoOf = (option: string): number | undefined =>
  /^\d{1,2}(plus)?$/.test(option) ? Number.parseInt(option, 10) : undefined

/** Returns the option for a number of bedrooms. */
export const bedroomOption = (bedroomNo: number): string =>
  bedroomNo >= 3 ? `${bedroomNo}plus` : String(bedroomNo)

/** Functions that read the value of a parameter in an address. '' is an absent parameter. */
export const KIND_READERS: {
  [Kind in ParameterKind]: (
    value: string,
  ) => (Kind extends FilterKind ? FilterValues[Kind] : string) | undefined
} = {
  text: readText,
  place: readText,
  state: readText,
  propertyType: readText,
  rooms: bedroomNoOf,
  amenities: readList,
  price: readAmount,
  availability: (value) => readOneOf(AVAILABILITIES, value),
  dates: parseIsoDate,
  stars: (value) => readWhole(value, 1, 5),
  count: (value) => readWhole(value, 1, COUNT_MAXIMUM),
}

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
