import { apiPaths } from '@domain/api/api-paths'

/**
 * Addresses of the geo services. They are set at build time and default to our own server, whose
 * paths are relative to the API's base. The geocoding address may contain {latitude},
 * {longitude} and {key}. Otherwise the three become parameters.
 */
export const geoAddresses = {
  countries: import.meta.env['VITE_COUNTRIES_URL'] || apiPaths.geoCountries,
  states: import.meta.env['VITE_STATES_URL'] || apiPaths.geoStates,
  cities: import.meta.env['VITE_CITIES_URL'] || apiPaths.geoCities,
  geocode: import.meta.env['VITE_GEOCODE_URL'] || apiPaths.geoReverse,
  /** Public, because the page sends it. */
  geocodeKey: import.meta.env['VITE_GEOCODE_KEY'] ?? '',
} as const

export type GeoAddresses = Readonly<Record<keyof typeof geoAddresses, string>>
