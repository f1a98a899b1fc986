import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { ListingFilters } from '@domain/search/listing-query'
import type { IsoDate } from '@domain/stay/stay-date'

/** Options of the location fields. A list is undefined while it loads. */
export interface LocationChoices {
  countries: readonly string[] | undefined
  /** States of the chosen country. */
  states: readonly string[] | undefined
  /** Cities of the chosen state, or the built-in list after a failure. */
  cities: readonly string[] | undefined
  /** Whether the cities are the built-in list, which needs no state. */
  hasFallbackCities: boolean
  status: 'idle' | 'locating' | 'filled' | 'failed' | 'unsupported'
  onLocate: () => void
}

/** Options of the other filters. */
export interface FilterChoices {
  /** Countries, states and cities to choose from, and the guest's position. */
  location: LocationChoices
  /** Property types, or undefined while they load or after they failed. */
  propertyTypes: readonly PropertyType[] | undefined
  /** Error message shown in place of the types. */
  propertyTypesError?: string | undefined
  /** Amenities, or undefined while they load or after they failed. */
  amenities: readonly Amenity[] | undefined
  /** Error message shown in place of the amenities. */
  amenitiesError?: string | undefined
  /** First currency code of the chosen country. */
  currency?: string | undefined
  /** Current day in Lagos. */
  today: IsoDate
}

/**
 * Function that changes the filters. Pace 'typing' announces that more input may follow, and
 * 'typed' that the guest has left the field. 'step' is one click on a stepper.
 */
export type ChangeFilters = (
  change: Partial<ListingFilters>,
  pace?: 'choice' | 'typing' | 'typed' | 'step',
) => void

/** Props that every filter control receives. */
export interface FilterControlProps {
  /** Filters that are set. */
  filters: ListingFilters
  /** Callback fired with the filters that change. */
  onChange: ChangeFilters
}
