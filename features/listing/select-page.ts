import { listingsIn } from '@domain/listing/listing-responses'
import { withSharedSlugs } from '@domain/listing/slug'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { selectListings, type SelectionContext } from '@domain/search/select-listings'

/** Selects one page of listings from another backend's full list, in its order. */
export const selectPage = (
  answer: ListingsResponse,
  query: ListingQuery,
  context: Omit<SelectionContext, 'keepOrder'>,
) => selectListings(withSharedSlugs(listingsIn(answer)), query, { ...context, keepOrder: true })
