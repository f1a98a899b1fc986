import type { ReverseGeocodeAnswer, StatesAnswer } from '@domain/schemas/geo-schema'
import { kilometresBetween, type Point } from '@domain/locations'
import { placeKey, stateKey } from '@domain/search-text'
import { northernNigeriaPlaces } from './northern-nigeria-places'
import { otherPlaces } from './other-places'
import { southernNigeriaPlaces } from './southern-nigeria-places'

export type City = readonly [name: string, lat: number, lng: number]
/** A state's name, then its cities. */
export type StatePlaces = readonly [name: string, ...cities: City[]]

const placesByCountry: Readonly<Record<string, readonly StatePlaces[]>> = {
  ...otherPlaces,
  Nigeria: [...northernNigeriaPlaces, ...southernNigeriaPlaces].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  ),
}

/** Farther from any city that we know, the point is nowhere that we can name. */
const NEAR_ENOUGH_KM = 120

/** The states service's answer: every country of which we know the states (section 7). */
export const statesAnswer: StatesAnswer = {
  data: Object.entries(placesByCountry)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, states]) => ({ name, states: states.map(([state]) => ({ name: state })) })),
}

/** Names of a state's cities; none for a place that we do not know. */
export function citiesOf(country: string, state: string): string[] {
  const states = Object.entries(placesByCountry).find(
    ([name]) => placeKey(name) === placeKey(country),
  )?.[1]
  const [, ...cities] = states?.find(([name]) => stateKey(name) === stateKey(state)) ?? ['']
  return cities.map(([name]) => name)
}

const everyCity = Object.entries(placesByCountry).flatMap(([country, states]) =>
  states.flatMap(([state, ...cities]) =>
    cities.map(([city, lat, lng]) => ({ country, state, city, lat, lng })),
  ),
)

/** The city nearest to a point, in the shape of the reverse-geocoding service (section 7). */
export function placeAt(point: Point): ReverseGeocodeAnswer {
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
