import type { Cache } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { suggestionsFrom } from '@domain/search/suggestions'
import { todayInLagos } from '@domain/stay/stay-date'

/** Returns a list that another part of the page has loaded, in either form of the specification. */
function loaded<Named>(cache: Cache, path: string): Named[] | undefined {
  const data = cache.get(path)?.data as Named[] | { data: Named[] } | undefined
  return Array.isArray(data) ? data : data?.data
}

/** Finds a term's listings in the response of a backend that follows only the specification. */
async function foundIn(answer: ListingsResponse, search: string, cache: Cache) {
  const { selectListings } = await import('@domain/search/select-listings')
  const context = {
    today: todayInLagos(new Date()),
    keepOrder: true,
    // Only loaded lists are used, because a suggestion is not worth a request.
    propertyTypes: loaded<PropertyType>(cache, apiPaths.propertyTypes),
    amenities: loaded<Amenity>(cache, apiPaths.amenities),
  }
  return selectListings(listingsIn(answer), { search, limit: SEARCH_SUGGESTIONS_MAX }, context)
    .listings
}

/** Returns the suggestions in a response. This module is loaded with the first search. */
export async function suggest(answer: ListingsResponse, search: string, cache: Cache) {
  const found = isHonoured(answer) ? answer.listings : await foundIn(answer, search, cache)
  const types = loaded<PropertyType>(cache, apiPaths.propertyTypes)
  return suggestionsFrom(
    found,
    search,
    types?.map(({ name }) => name),
  )
}
