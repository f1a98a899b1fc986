import { failureText } from '@domain/api/failure-words'
import type { Listing, ListingsAnswer } from '@domain/schemas/listing-schema'
import { findBySlug, withSharedSlugs } from '@domain/listing/slug'
import type { ApiError } from '@features/api/api-error'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { propertyQuery } from './browse-queries'
import { currentListingAtom } from './listing-atoms'
import { listingsIn } from '@domain/listing/listing-answers'
import { listingKeys } from './listing-keys'
import { findLoaded } from './loaded-listings'
import { useAsksOnMount } from './start-answer'

/**
 * The listing that an address means: at once from what is loaded, then from the
 * server's answer. `isMissing` is true only when the answer has come and has no match.
 */
export function useProperty(slug: string, id: string | null) {
  const { cache } = useSWRConfig()
  const setCurrent = useSetAtom(currentListingAtom)
  const key = listingKeys.page(propertyQuery(slug))
  const { data, error, mutate } = useSWR<ListingsAnswer, ApiError>(key, {
    revalidateOnMount: useAsksOnMount(key),
  })
  const find = (listings: Listing[]) => findBySlug(listings, slug, id)
  const answered = data && find(withSharedSlugs(listingsIn(data)))
  const listing = answered ?? findLoaded(cache, find)

  // Shared state (section 2.10), for what follows the page: the booking flow.
  useEffect(() => {
    if (listing) setCurrent(listing)
  }, [listing, setCurrent])

  return {
    listing,
    isMissing: data !== undefined && listing === undefined,
    error: error && failureText('listing'),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}
