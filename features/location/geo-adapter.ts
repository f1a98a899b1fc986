import { TIME } from '@domain/constants'
import {
  countriesIn,
  placeIn,
  statesIn,
  type Country,
  type Place,
} from '@domain/place/geo-responses'
import type { Point } from '@domain/place/locations'
import { compareNames } from '@domain/place/name-order'
import type {
  CitiesResponse,
  CitiesPayload,
  CountriesResponse,
  ReverseGeocodeResponse,
  StatesResponse,
} from '@domain/schemas/geo-schema'
import type { Api } from '@features/api/api-client'

/**
 * Addresses of the geo services. The geocoding address may contain {latitude}, {longitude} and {key}.
 * Otherwise the three become parameters.
 */
export type GeoAddresses = Readonly<
  Record<'countries' | 'states' | 'cities' | 'geocode' | 'geocodeKey', string>
>

/** Geo services, whoever provides them. Every method rejects on failure. */
export interface Geo {
  countries: () => Promise<Country[]>
  states: (country: string) => Promise<string[]>
  cities: (payload: CitiesPayload) => Promise<string[]>
  /** Also rejects when the service knows no country at the point. */
  placeAt: (point: Point) => Promise<Place>
}

/** Returns the address of a reverse geocoding request, including the service's key. */
export function geocodeAddress(address: string, key: string, { lat, lng }: Point): string {
  const values = { latitude: String(lat), longitude: String(lng), key }
  if (!address.includes('{latitude}')) {
    return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(values)}`
  }
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, encodeURIComponent(value)),
    address,
  )
}

/** Bypasses the API client, because an outside service must never receive the guest's token. */
async function askOutside(method: 'GET' | 'POST', address: string, body?: unknown) {
  const answer = await fetch(address, {
    method,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIME.requestTimeout),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`A geo service answered ${answer.status}`)
  return (await answer.json()) as unknown
}

/** Creates the geo services from our own server or outside ones, which have the same forms. */
export function createGeo(api: Api, addresses: GeoAddresses): Geo {
  const ask = (method: 'GET' | 'POST', address: string, body?: unknown): Promise<unknown> =>
    address.startsWith('/')
      ? api.request(method, address, body === undefined ? {} : { body })
      : askOutside(method, address, body)
  return {
    countries: async () =>
      countriesIn((await ask('GET', addresses.countries)) as CountriesResponse),
    states: async (country) =>
      statesIn((await ask('GET', addresses.states)) as StatesResponse, country),
    cities: async (payload) =>
      ((await ask('POST', addresses.cities, payload)) as CitiesResponse).data.toSorted(
        compareNames,
      ),
    placeAt: async (point) => {
      const address = geocodeAddress(addresses.geocode, addresses.geocodeKey, point)
      const place = placeIn((await ask('GET', address)) as ReverseGeocodeResponse)
      if (!place) throw new Error('The geo service knows no place there')
      return place
    },
  }
}
