import type { ListingFilters } from '@domain/listing-query'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { IsoDate } from '@domain/stay-date'

/** What the location fields offer. A list is undefined while it loads. */
export interface LocationChoices {
  countries: readonly string[] | undefined
  /** Of the chosen country. */
  states: readonly string[] | undefined
  /** Of the chosen state, or the built-in ones after a failure. */
  cities: readonly string[] | undefined
  /** The cities need no state before them: they are the built-in ones. */
  hasFallbackCities: boolean
  status: 'idle' | 'locating' | 'filled' | 'failed' | 'unsupported'
  onLocate: () => void
}

/** What can be chosen besides the place. */
export interface FilterChoices {
  location: LocationChoices
  /** Undefined while they load, or after they failed. */
  propertyTypes: readonly PropertyType[] | undefined
  /** Said in place of the types. */
  propertyTypesError?: string | undefined
  /** Undefined while they load, or after they failed. */
  amenities: readonly Amenity[] | undefined
  /** Said in place of the amenities. */
  amenitiesError?: string | undefined
  /** First currency code of the chosen country. */
  currency?: string | undefined
  /** The day in Lagos. */
  today: IsoDate
}

/** 'typing' says that more may follow, 'typed' that the guest has left the field. */
export type ChangeFilters = (
  change: Partial<ListingFilters>,
  pace?: 'choice' | 'typing' | 'typed',
) => void

/** What every filter control is given. */
export interface FilterControlProps {
  filters: ListingFilters
  onChange: ChangeFilters
}
