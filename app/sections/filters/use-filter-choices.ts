import { citiesNear } from '@domain/place/locations'
import type { ListingFilters } from '@domain/search/listing-query'
import { placeKey } from '@domain/search/search-text'
import { useAmenities } from '@features/amenity/use-amenities'
import { useToday } from '@features/api/use-today'
import { useLocate } from '@features/location/use-locate'
import { useCities, useCountries, useStates } from '@features/location/use-places'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import type { ChangeFilters, FilterChoices } from '@ui/filters/filter-controls'

/** Which choices the guest is looking at. The others are not fetched. */
export interface WantedChoices {
  location: boolean
  amenities: boolean
}

const everything: WantedChoices = { location: true, amenities: true }
const none: readonly string[] = []

/**
 * Returns the choices that the filters offer. When a lookup or a location service fails, the 20
 * built-in cities are offered instead.
 */
export function useFilterChoices(
  { country, state }: ListingFilters,
  onChange: ChangeFilters,
  wants: WantedChoices = everything,
): FilterChoices {
  const places = useCountries(wants.location || country !== undefined)
  const ofCountry = useStates(wants.location ? country : undefined)
  const ofState = useCities(wants.location ? country : undefined, state)
  const { propertyTypes, error: propertyTypesError } = usePropertyTypes()
  const { amenities, error: amenitiesError } = useAmenities(wants.amenities)
  const lookup = useLocate(({ country: found, state: foundState, city }) =>
    onChange({ country: found, state: foundState, city }),
  )
  const isLost = lookup.status === 'failed' || lookup.status === 'unsupported'
  const hasNoService = places.isFailed || ofCountry.isFailed || ofState.isFailed
  const hasFallbackCities = (isLost || hasNoService) && !ofState.cities?.length
  return {
    location: {
      countries: places.countries?.map(({ name }) => name) ?? (places.isFailed ? none : undefined),
      states: ofCountry.states ?? (ofCountry.isFailed || !country ? none : undefined),
      cities: hasFallbackCities
        ? citiesNear(lookup.point).map(({ name }) => name)
        : (ofState.cities ?? (state ? undefined : none)),
      hasFallbackCities,
      status: lookup.status,
      onLocate: lookup.locate,
    },
    propertyTypes,
    propertyTypesError,
    amenities,
    amenitiesError,
    currency:
      country === undefined
        ? undefined
        : places.countries?.find(({ name }) => placeKey(name) === placeKey(country))?.currency,
    today: useToday(),
  }
}
