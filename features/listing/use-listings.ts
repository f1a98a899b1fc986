import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import { isHonoured } from '@domain/listing/listing-responses'
import type { ListingsResponse } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'
import { useToday } from '@features/api/use-today'
import { listingKeys } from './listing-keys'
import { useMustRequest } from './start-response'
import { usePage } from './use-page'

interface Names {
  /** A search also covers their names. */
  propertyTypes?: PropertyType[] | undefined
  amenities?: Amenity[] | undefined
}

/**
 * Returns one page of listings. `listings` is undefined until the first response. While a new query
 * loads, the previous page stays and `isStale` is true. A response to an outdated query is never
 * shown.
 */
export function useListings(query: ListingQuery, { propertyTypes, amenities }: Names = {}) {
  const key = listingKeys.page(query)
  const mustRequest = useMustRequest(key)
  const { data, error, isLoading, mutate } = useSWR<ListingsResponse, ApiError>(key, {
    keepPreviousData: true,
    revalidateOnMount: mustRequest,
    revalidateIfStale: mustRequest,
    // Every change of the filters sends a request.
    dedupingInterval: 0,
  })
  const today = useToday()
  // Such a backend does not search by these names, so the client has to load them.
  const lacksNames = data !== undefined && !isHonoured(data) && query.search !== undefined
  const { data: known } = useSWR<Amenity[], ApiError>(
    lacksNames && !amenities ? apiPaths.amenities : null,
    { revalidateIfStale: false },
  )
  const { page, error: codeError } = usePage(data, query, {
    today,
    propertyTypes,
    amenities: amenities ?? known,
  })
  const failure: unknown = error ?? codeError
  return {
    ...page,
    listings: page?.listings,
    totalCapped: page?.totalCapped ?? false,
    /** True while the page of the previous query is shown. */
    isStale: isLoading && data !== undefined,
    error: failure === undefined ? undefined : failureText('listings'),
    reason: reasonFor('listings', failure),
    isOffline: failure instanceof ApiError ? failure.isOffline : failure !== undefined,
    refetch: () => mutate(),
  }
}
