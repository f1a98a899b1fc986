import { apiPaths } from '@domain/api/api-paths'
import { listingsIn } from '@domain/listing/listing-responses'
import { compareNames } from '@domain/place/name-order'
import type { Listing, ListingsResponse } from '@domain/schemas/listing-schema'
import { placeKey } from '@domain/search/search-text'
import type { Api } from '@features/api/api-client'
import type { Geo } from './geo-adapter'

const same = (one: string | undefined, other: string) => placeKey(one ?? '') === placeKey(other)

/** Returns each name once, sorted. */
const namesOf = (names: readonly (string | undefined)[]) => {
  const byKey = new Map(names.flatMap((name) => (name ? [[placeKey(name), name] as const] : [])))
  return [...byKey.values()].toSorted(compareNames)
}

/** Completes the services of a backend that has no geo calls with the places of its listings. */
export function withListingPlaces(geo: Geo, api: Api): Geo {
  const listings = async (): Promise<Listing[]> =>
    listingsIn((await api.request('GET', apiPaths.listings())) as ListingsResponse)
  const or = <Found>(asked: Promise<Found>, find: (all: Listing[]) => Found) =>
    asked.catch(async () => find(await listings()))
  return {
    ...geo,
    countries: () =>
      or(geo.countries(), (all) =>
        namesOf(all.map(({ country }) => country)).map((name) => ({ name })),
      ),
    states: (country) =>
      or(geo.states(country), (all) =>
        namesOf(all.filter((one) => same(one.country, country)).map(({ state }) => state)),
      ),
    cities: (payload) =>
      or(geo.cities(payload), (all) =>
        namesOf(all.filter((one) => same(one.state, payload.state)).map(({ city }) => city)),
      ),
  }
}
