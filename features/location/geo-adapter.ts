import { TIME } from '@domain/constants'
import { countriesIn, placeIn, statesIn, type Country, type Place } from '@domain/place/geo-answers'
import type { Point } from '@domain/place/locations'
import type {
  CitiesAnswer,
  CitiesPayload,
  CountriesAnswer,
  ReverseGeocodeAnswer,
  StatesAnswer,
} from '@domain/schemas/geo-schema'
import type { Api } from '@features/api/api-client'
import type { GeoAddresses } from './geo-addresses'

/** The geo services of section 7, whoever answers. Every call rejects when it fails. */
export interface Geo {
  countries: () => Promise<Country[]>
  states: (country: string) => Promise<string[]>
  cities: (payload: CitiesPayload) => Promise<string[]>
  /** Rejects too when the service knows no country there. */
  placeAt: (point: Point) => Promise<Place>
}

/** The address of the place at a point, with the key of the service. */
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

/** Not through our client: an outside service must never see the guest's token. */
async function askOutside(method: 'GET' | 'POST', address: string, body?: unknown) {
  const answer = await fetch(address, {
    method,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIME.requestTimeout),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`A geo service answered ${answer.status}`)
  return (await answer.json()) as unknown
}

/** Answers from our own server or from outside services, in the same shapes. */
export function createGeo(api: Api, addresses: GeoAddresses): Geo {
  const ask = (method: 'GET' | 'POST', address: string, body?: unknown): Promise<unknown> =>
    address.startsWith('/')
      ? api.request(method, address, body === undefined ? {} : { body })
      : askOutside(method, address, body)
  return {
    countries: async () => countriesIn((await ask('GET', addresses.countries)) as CountriesAnswer),
    states: async (country) =>
      statesIn((await ask('GET', addresses.states)) as StatesAnswer, country),
    cities: async (payload) =>
      ((await ask('POST', addresses.cities, payload)) as CitiesAnswer).data.toSorted((a, b) =>
        a.localeCompare(b, 'en'),
      ),
    placeAt: async (point) => {
      const address = geocodeAddress(addresses.geocode, addresses.geocodeKey, point)
      const place = placeIn((await ask('GET', address)) as ReverseGeocodeAnswer)
      if (!place) throw new Error('The geo service knows no place there')
      return place
    },
  }
}
