import { parseIsoDate } from '@domain/stay/stay-date'
import { COUNT_MAXIMUM, readAmount, readList, readOneOf, readText, readWhole } from './query-values'

/** Values of the availability filter. 'all' means that it is not set. */
export const AVAILABILITIES = ['now', 'weekend', 'next-week', 'next-month'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Returns 3 for '3plus', otherwise the number. */
export const bedroomNoOf = (option: string): number | undefined =>
  /^\d{1,2}(plus)?$/.test(option) ? Number.parseInt(option, 10) : undefined

/** Returns the option for a number of bedrooms. */
export const bedroomOption = (bedroomNo: number): string =>
  bedroomNo >= 3 ? `${bedroomNo}plus` : String(bedroomNo)

export interface FilterRow {
  /** Reads the value of an address, in which '' is an absent parameter. */
  read: (value: string) => unknown
  /** Name of the parameter in an address. The filter's own name by default. */
  address?: string
  /** Name of the parameter of GET /listing. The filter's own name by default. */
  api?: string
  /** Key of the chip that two filters share. The filter's own name by default. */
  chip?: string
}

/**
 * Every filter of listings, in the order of the panel and the chips. Addresses, requests, the chips
 * and the count follow from its row, and the compiler names what a new one lacks elsewhere.
 */
export const FILTERS = {
  country: { read: readText },
  /** As chosen, such as 'Lagos State'. Requests omit the last word. */
  state: { read: readText },
  city: { read: readText },
  /** Id of a property type. */
  propertyType: { read: readText, address: 'type' },
  /** 1 and 2 are exact, 3 means three or more. */
  bedroomNo: { read: bedroomNoOf, address: 'beds' },
  /** Ids, of which a listing must have all. Each has a chip of its own. */
  amenities: { read: readList },
  /** Bounds in naira per night, inclusive. */
  priceMin: { read: readAmount, address: 'min', chip: 'price' },
  priceMax: { read: readAmount, address: 'max', chip: 'price' },
  availability: {
    read: (value: string) => readOneOf(AVAILABILITIES, value),
    address: 'avail',
    api: 'bookingAvailability',
  },
  startDate: { read: parseIsoDate, address: 'from', chip: 'dates' },
  endDate: { read: parseIsoDate, address: 'to', chip: 'dates' },
  /** The fewest stars, from 1 to 5. */
  rating: { read: (value: string) => readWhole(value, 1, 5) },
  /** The minimum capacity of a listing, in guests. */
  guestNo: { read: (value: string) => readWhole(value, 1, COUNT_MAXIMUM), address: 'guests' },
} as const satisfies Record<string, FilterRow>

type Filters = typeof FILTERS
export type FilterName = keyof Filters
export type FilterValue<Name extends FilterName> = NonNullable<ReturnType<Filters[Name]['read']>>

/** Chosen filters. An absent value means any. */
export type ChosenFilters = { -readonly [Name in FilterName]?: FilterValue<Name> | undefined }

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Keys of the chips of a place and of types that were read in a text. */
export const READ_KEYS = { place: 'place', type: 'type' } as const

export const chipKeyOf = (name: FilterName): string => (FILTERS[name] as FilterRow).chip ?? name
