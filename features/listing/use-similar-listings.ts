import { useMemo } from 'react'
import useSWR from 'swr'
import { isHonoured, listingsIn } from '@domain/listing/listing-answers'
import { withSharedSlugs } from '@domain/listing/slug'
import type { Listing, ListingsAnswer } from '@domain/schemas/listing-schema'
import { similarListings } from '@domain/search/similar'
import type { ApiError } from '@features/api/api-error'
import { similarQuery } from './browse-queries'
import { listingKeys } from './listing-keys'

/**
 * Returns up to three similar listings. A backend that follows only the specification sends all of
 * its listings, from which the same rule picks. `listings` is undefined until they are loaded.
 */
export function useSimilarListings(home: Listing) {
  const { data, error } = useSWR<ListingsAnswer, ApiError>(listingKeys.page(similarQuery(home._id)))
  const listings = useMemo(
    () =>
      data &&
      similarListings(isHonoured(data) ? data.listings : withSharedSlugs(listingsIn(data)), home),
    [data, home],
  )
  return { listings, isFailed: error !== undefined && listings === undefined }
}
