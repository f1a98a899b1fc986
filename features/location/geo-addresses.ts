import { apiPaths } from '@domain/api/api-paths'

/**
 * Where each geo service of section 7 is: a build-time setting, by default our own server, whose
 * paths are relative to the API's base. In the geocoding address {latitude}, {longitude}
 * and {key} are filled in; without them the three become parameters.
 */
export const geoAddresses = {
  countries: import.meta.env['VITE_COUNTRIES_URL'] || apiPaths.geoCountries,
  states: import.meta.env['VITE_STATES_URL'] || apiPaths.geoStates,
  cities: import.meta.env['VITE_CITIES_URL'] || apiPaths.geoCities,
  geocode: import.meta.env['VITE_GEOCODE_URL'] || apiPaths.geoReverse,
  /** Public: the page sends it. */
  geocodeKey: import.meta.env['VITE_GEOCODE_KEY'] ?? '',
} as const

export type GeoAddresses = Readonly<Record<keyof typeof geoAddresses, string>>
