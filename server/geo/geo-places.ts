import { kilometresBetween, type Point } from '@domain/place/locations'
import type { ReverseGeocodeResponse, StatesResponse } from '@domain/schemas/geo-schema'
import { placeKey, stateKey } from '@domain/search/search-text'
import { northernNigeriaPlaces } from './northern-nigeria-places'
import { otherPlaces } from './other-places'
import { southernNigeriaPlaces } from './southern-nigeria-places'
import type { StatePlaces } from './state-places'

const placesByCountry: Readonly<Record<string, readonly StatePlaces[]>> = {
  ...otherPlaces,
  Nigeria: [...northernNigeriaPlaces, ...southernNigeriaPlaces].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  ),
}

/** A point farther than this from every known city has no place name. */
const NEAR_ENOUGH_KM = 120

/** Response of the states service: every country whose states are known. */
export const statesResponse: StatesResponse = {
  data: Object.entries(placesByCountry)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, states]) => ({ name, states: states.map(([state]) => ({ name: state })) })),
}

/** Returns the names of a state's cities. The result is empty for an unknown place. */
export function citiesOf(country: string, state: string): string[] {
  const states = Object.entries(placesByCountry).find(
    ([name]) => placeKey(name) === placeKey(country),
  )?.[1]
  const [, ...cities] = states?.find(([name]) => stateKey(name) === stateKey(state)) ?? ['']
  return cities.map(([name]) => name)
}

/** Every city that we know, with its point. */
export const everyCity = Object.entries(placesByCountry).flatMap(([country, states]) =>
  states.flatMap(([state, ...cities]) =>
    cities.map(([city, lat, lng]) => ({ country, state, city, lat, lng })),
  ),
)

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
