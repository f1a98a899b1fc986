import useSWR, { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { Listing } from '@domain/schemas/listing-schema'
import type { ApiError } from '@features/api/api-error'
import { findWhole } from './loaded-listings'

/**
 * Returns a listing by its id, at once from loaded lists and then from the server, whose booked
 * nights are current. Without an id it sends no request.
 */
export function useListing(id: string | undefined) {
  const { cache } = useSWRConfig()
  const { data, error, mutate } = useSWR<{ listing: Listing }, ApiError>(
    id ? apiPaths.listing(id) : null,
  )
  return {
    listing:
      data?.listing ?? findWhole(cache, (listings) => listings.find((each) => each._id === id)),
    error: error && failureText('listing'),
    refetch: () => mutate(),
  }
}
