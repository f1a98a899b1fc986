import type { Cache } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { suggestionsFrom, type Suggestion } from '@domain/search/suggestions'
import { todayInLagos } from '@domain/stay/stay-date'

/** Returns a list that another part of the page has loaded, in either form of the specification. */
function loaded<Named>(cache: Cache, path: string): Named[] | undefined {
  const data = cache.get(path)?.data as Named[] | { data: Named[] } | undefined
  return Array.isArray(data) ? data : data?.data
}

/** Returns the suggestions in a response. This module is loaded with the first search. */
export async function suggest(
  answer: ListingsResponse,
  search: string,
  cache: Cache,
): Promise<Suggestion[]> {
  if (isHonoured(answer)) return suggestionsFrom(answer.listings, answer.suggested ?? [])
  // Only loaded lists are used, because a suggestion is not worth a request.
  const propertyTypes = loaded<PropertyType>(cache, apiPaths.propertyTypes)
  const amenities = loaded<Amenity>(cache, apiPaths.amenities)
  const { suggestIn } = await import('@domain/search/select-listings')
  const { listings, suggested } = suggestIn(listingsIn(answer), search, {
    propertyTypes,
    amenities,
    today: todayInLagos(new Date()),
    keepOrder: true,
  })
  return suggestionsFrom(listings, suggested)
}
