import type { Cache } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import type { Listing, ListingsResponse } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { SelectionContext } from '@domain/search/select-listings'
import { suggestionsFrom, withTotals, type Suggestion } from '@domain/search/suggestions'
import { todayInLagos } from '@domain/stay/stay-date'
import { lateCode } from '@ui/layout/late-code'

const loadSelection = lateCode(() => import('@domain/search/select-listings'), 'selectListings')

/** Returns a list that another part of the page has loaded, in either form of the specification. */
function loaded<Named>(cache: Cache, path: string): Named[] | undefined {
  const data = cache.get(path)?.data as Named[] | { data: Named[] } | undefined
  return Array.isArray(data) ? data : data?.data
}

/** Finds and counts in the response of a backend that follows only the specification. */
async function suggestFrom(
  listings: readonly Listing[],
  search: string,
  context: Pick<SelectionContext, 'propertyTypes' | 'amenities'>,
): Promise<Suggestion[]> {
  const selectListings = await loadSelection()
  const select = (text: string, limit: number) =>
    selectListings(
      listings,
      { search: text, limit },
      { ...context, today: todayInLagos(new Date()), keepOrder: true },
    )
  const found = select(search, SEARCH_SUGGESTIONS_MAX).listings
  return suggestionsFrom(found, search, { types: namesOf(context.propertyTypes) }).map(
    (suggestion) =>
      suggestion.kind === 'listing'
        ? suggestion
        : { ...suggestion, total: select(suggestion.text, 1).total },
  )
}

const namesOf = (types: readonly PropertyType[] = []) => types.map(({ name }) => name)

/** Returns the suggestions in a response. This module is loaded with the first search. */
export async function suggest(answer: ListingsResponse, search: string, cache: Cache) {
  // Only loaded lists are used, because a suggestion is not worth a request.
  const propertyTypes = loaded<PropertyType>(cache, apiPaths.propertyTypes)
  if (!isHonoured(answer)) {
    const amenities = loaded<Amenity>(cache, apiPaths.amenities)
    return suggestFrom(listingsIn(answer), search, { propertyTypes, amenities })
  }
  const { listings, suggested = [] } = answer
  const known = suggested.map(({ text }) => text)
  const types = namesOf(propertyTypes)
  return withTotals(suggestionsFrom(listings, search, { types, known }), suggested)
}
