import type { Cache } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { suggestionsFrom, type Suggestion } from '@domain/search/suggestions'
import { todayInLagos } from '@domain/stay/stay-date'

/** Returns the suggestions in a response. This module is loaded with the first search. */
export async function suggest(
  answer: ListingsResponse,
  search: string,
  cache: Cache,
): Promise<Suggestion[]> {
  if (isHonoured(answer)) return suggestionsFrom(answer.listings, answer.suggested ?? [])
  // Only loaded lists are used, because a suggestion is not worth a request.
  const loaded = (path: string): unknown => cache.get(path)?.data
  const types = loaded(apiPaths.propertyTypes) as { data: PropertyType[] } | undefined
  const { suggestIn } = await import('@domain/search/select-listings')
  const { listings, suggested } = suggestIn(listingsIn(answer), search, {
    propertyTypes: types?.data,
    amenities: loaded(apiPaths.amenities) as Amenity[] | undefined,
    today: todayInLagos(new Date()),
    keepOrder: true,
  })
  return suggestionsFrom(listings, suggested)
}
