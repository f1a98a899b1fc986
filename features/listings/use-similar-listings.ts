import { isHonoured, listingsIn } from '@domain/listing/listing-answers'
import type { Listing, ListingsAnswer } from '@domain/schemas/listing-schema'
import { similarListings } from '@domain/search/similar'
import { withSharedSlugs } from '@domain/listing/slug'
import type { ApiError } from '@features/api/api-error'
import { useMemo } from 'react'
import useSWR from 'swr'
import { similarQuery } from './browse-queries'
import { listingKeys } from './listing-keys'

/**
 * Up to three homes like this one, never the home itself. A backend that knows only section 7 sends
 * all of its homes; the same rule then picks from them. `listings` is undefined until they
 * are known.
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
