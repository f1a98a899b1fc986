import { useMemo } from 'react'
import { apiPaths } from '@domain/api/api-paths'
import { useApi } from '@features/api/ApiProvider'
import { usesOwnApi } from '@features/api/base-url'
import { createGeo, type GeoAddresses } from './geo-adapter'
import { withListingPlaces } from './listing-places'

/**
 * Set at build time. The defaults are those of our own server, whose paths are relative to the API's
 * base.
 */
const geoAddresses: GeoAddresses = {
  countries: import.meta.env['VITE_COUNTRIES_URL'] || apiPaths.geoCountries,
  states: import.meta.env['VITE_STATES_URL'] || apiPaths.geoStates,
  cities: import.meta.env['VITE_CITIES_URL'] || apiPaths.geoCities,
  geocode: import.meta.env['VITE_GEOCODE_URL'] || apiPaths.geoReverse,
  /** Public, because the page sends it. */
  geocodeKey: import.meta.env['VITE_GEOCODE_KEY'] ?? '',
}

/** Returns the geo services that this build is configured for. */
export function useGeo() {
  const api = useApi()
  return useMemo(() => {
    const geo = createGeo(api, geoAddresses)
    return usesOwnApi() ? geo : withListingPlaces(geo, api)
  }, [api])
}
