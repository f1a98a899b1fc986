import { apiPaths } from '@domain/api/api-paths'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { isHonoured, listingsIn } from '@domain/listing/listing-answers'
import type { ListingsAnswer } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { suggestionsFrom } from '@domain/search/suggestions'
import type { Cache } from 'swr'

/** A list that another part of the page has loaded already, in either shape of section 7. */
function loaded<Named>(cache: Cache, path: string): Named[] | undefined {
  const data = cache.get(path)?.data as Named[] | { data: Named[] } | undefined
  return Array.isArray(data) ? data : data?.data
}

/** The homes that a term finds in what a backend that knows only section 7 sent. */
async function foundIn(answer: ListingsAnswer, search: string, cache: Cache) {
  const { selectListings } = await import('@domain/search/select-listings')
  const context = {
    today: todayInLagos(new Date()),
    keepOrder: true,
    // Only what is there: nothing is asked for the sake of a suggestion.
    propertyTypes: loaded<PropertyType>(cache, apiPaths.propertyTypes),
    amenities: loaded<Amenity>(cache, apiPaths.amenities),
  }
  return selectListings(listingsIn(answer), { search, limit: SEARCH_SUGGESTIONS_MAX }, context)
    .listings
}

/** What an answer means for a term. Fetched with the first term that is asked for. */
export async function suggest(answer: ListingsAnswer, search: string, cache: Cache) {
  const found = isHonoured(answer) ? answer.listings : await foundIn(answer, search, cache)
  return suggestionsFrom(found, search)
}
