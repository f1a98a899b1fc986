import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-words'
import { isHonoured } from '@domain/listing/listing-answers'
import type { ListingQuery } from '@domain/search/listing-query'
import type { ListingsAnswer } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { ApiError } from '@features/api/api-error'
import useSWR from 'swr'
import { listingKeys } from './listing-keys'
import { useAsksOnMount } from './start-answer'
import { usePage } from './use-page'

interface Names {
  /** Their names are part of the text that a search looks at (section 5). */
  propertyTypes?: PropertyType[] | undefined
  amenities?: Amenity[] | undefined
}

/**
 * One page of listings. `listings` is undefined until the first answer; while a new query loads the
 * previous page stays and `isStale` is true. An answer that is no longer asked for is never shown.
 */
export function useListings(query: ListingQuery, { propertyTypes, amenities }: Names = {}) {
  const key = listingKeys.page(query)
  const { data, error, isLoading, mutate } = useSWR<ListingsAnswer, ApiError>(key, {
    keepPreviousData: true,
    revalidateOnMount: useAsksOnMount(key),
    // Any filter change asks again (section 4).
    dedupingInterval: 0,
  })
  const today = todayInLagos(new Date())
  // Such a backend does not search by these names, so the page must know them (section 5).
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
    listings: page?.listings,
    total: page?.total,
    totalCapped: page?.totalCapped ?? false,
    /** The page shown belongs to the query before this one. */
    isStale: isLoading && data !== undefined,
    error: failure === undefined ? undefined : failureText('listings'),
    isOffline: failure instanceof ApiError ? failure.isOffline : failure !== undefined,
    refetch: () => mutate(),
  }
}
