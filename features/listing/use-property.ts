import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { failureText } from '@domain/api/failure-messages'
import { listingsIn } from '@domain/listing/listing-responses'
import { findBySlug, withSharedSlugs } from '@domain/listing/slug'
import type { Listing, ListingsResponse } from '@domain/schemas/listing-schema'
import type { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'
import { propertyQuery } from './browse-queries'
import { listingKeys } from './listing-keys'
import { findLoaded, findWhole } from './loaded-listings'
import { useMustRequest } from './start-response'

/** Listing that a property page found last. The specification requires this store. */
export const currentListingAtom = atom<Listing | null>(null)
currentListingAtom.debugLabel = 'currentListingAtom'

/**
 * Returns the listing of an address, at once from loaded lists and then from the server's response.
 * Until then `seen` is what a card in a loaded list shows of it. `isMissing` is true only when a
 * response has arrived without a match.
 */
export function useProperty(slug: string, id: string | null) {
  const { cache } = useSWRConfig()
  const setCurrent = useSetAtom(currentListingAtom)
  const key = listingKeys.page(propertyQuery(slug))
  const { data, error, mutate } = useSWR<ListingsResponse, ApiError>(key, {
    revalidateOnMount: useMustRequest(key),
  })
  const find = (listings: Listing[]) => findBySlug(listings, slug, id)
  const answered = data && find(withSharedSlugs(listingsIn(data)))
  const listing = answered ?? findWhole(cache, find)

  // The specification requires this shared state, though no page reads it.
  useEffect(() => {
    if (listing) setCurrent(listing)
  }, [listing, setCurrent])

  return {
    listing,
    seen: listing ?? findLoaded(cache, find),
    isMissing: data !== undefined && listing === undefined,
    error: error && failureText('listing'),
    reason: reasonFor('listing', error),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}
