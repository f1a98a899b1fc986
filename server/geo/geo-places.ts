import { kilometresBetween, type Point } from '@domain/place/locations'
import type {
  CountriesResponse,
  ReverseGeocodeResponse,
  StatesResponse,
} from '@domain/schemas/geo-schema'
import { placeKey, stateKey } from '@domain/search/search-text'
import countryFile from './countries.json' with { type: 'json' }
import placeFile from './places.json' with { type: 'json' }

/**
 * Cities with degrees north and east, rounded to about a kilometre, by country and state: Nigeria's
 * 36 states and its capital territory, with the districts of Lagos that guests search for, and the
 * other countries that guests travel to. Compiled for this project from public knowledge and given to
 * the public domain (CC0 1.0).
 */
const places: Readonly<Record<string, Record<string, Record<string, number[]>>>> = placeFile

/**
 * Countries in the form of the countries service: name, ISO 3166 code and ISO 4217 currency of
 * Nigeria, Africa and the countries that guests come from. Compiled for this project from those
 * public codes and given to the public domain (CC0 1.0).
 */
export const countries: CountriesResponse = countryFile.map(
  ([common = '', cca2 = '', currency = '']) => ({
    name: { common },
    cca2,
    currencies: { [currency]: {} },
  }),
)

/** A point farther than this from every known city has no place name. */
const NEAR_ENOUGH_KM = 120

/** Response of the states service: every country whose states are known. */
export const statesResponse: StatesResponse = {
  data: Object.entries(places).map(([name, states]) => ({
    name,
    states: Object.keys(states).map((state) => ({ name: state })),
  })),
}

/** Every city that we know, with its point. */
export const everyCity = Object.entries(places).flatMap(([country, states]) =>
  Object.entries(states).flatMap(([state, cities]) =>
    Object.entries(cities).map(([city, [lat = 0, lng = 0]]) => ({
      country,
      state,
      city,
      lat,
      lng,
    })),
  ),
)

/** Returns the names of a state's cities. The result is empty for an unknown place. */
export function citiesOf(country: string, state: string): string[] {
  const [countryName, stateName] = [placeKey(country), stateKey(state)]
  return everyCity
    .filter((each) => placeKey(each.country) === countryName && stateKey(each.state) === stateName)
    .map(({ city }) => city)
}

/** Returns the city nearest to a point, in the form of the reverse geocoding service. */
export function placeAt(point: Point): ReverseGeocodeResponse {
  let nearest: { country: string; state: string; city: string } | undefined
  let least = NEAR_ENOUGH_KM
  for (const { lat, lng, ...place } of everyCity) {
    const distance = kilometresBetween(point, { lat, lng })
    if (distance < least) {
      least = distance
      nearest = place
    }
  }
  return { results: nearest ? [{ components: nearest }] : [] }
}
