import useSWR from 'swr'
import type { Listing, ListingsResponse } from '@domain/schemas/listing-schema'
import type { ApiError } from '@features/api/api-error'
import { useToday } from '@features/api/use-today'
import { similarQuery } from './browse-queries'
import { listingKeys } from './listing-keys'
import { usePage } from './use-page'

/**
 * Returns up to three similar listings. A backend that follows only the specification sends all of
 * its listings, from which the same rule picks. `listings` is undefined until they are loaded.
 *
 * @param isDue False while they are not wanted yet.
 */
export function useSimilarListings(listing: Listing, isDue: boolean) {
  const query = similarQuery(listing._id)
  const { data, error } = useSWR<ListingsResponse, ApiError>(isDue ? listingKeys.page(query) : null)
  const { page, error: codeError } = usePage(data, query, { today: useToday() })
  const listings = page?.listings
  return { listings, isFailed: (error ?? codeError) !== undefined && listings === undefined }
}
