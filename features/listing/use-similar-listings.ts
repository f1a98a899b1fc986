import { useMemo } from 'react'
import useSWR from 'swr'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import { withSharedSlugs } from '@domain/listing/slug'
import type { Listing, ListingsResponse } from '@domain/schemas/listing-schema'
import { similarListings } from '@domain/search/similar'
import type { ApiError } from '@features/api/api-error'
import { similarQuery } from './browse-queries'
import { listingKeys } from './listing-keys'

/**
 * Returns up to three similar listings. A backend that follows only the specification sends all of
 * its listings, from which the same rule picks. `listings` is undefined until they are loaded.
 */
export function useSimilarListings(listing: Listing) {
  const { data, error } = useSWR<ListingsResponse, ApiError>(
    listingKeys.page(similarQuery(listing._id)),
  )
  const listings = useMemo(
    () =>
      data &&
      similarListings(
        isHonoured(data) ? data.listings : withSharedSlugs(listingsIn(data)),
        listing,
      ),
    [data, listing],
  )
  return { listings, isFailed: error !== undefined && listings === undefined }
}
