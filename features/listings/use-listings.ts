import { failureText } from '@domain/failure-words'
import type { ListingQuery } from '@domain/listing-query'
import type { ListingsAnswer } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import { todayInLagos } from '@domain/stay-date'
import type { ApiError } from '@features/api/api-error'
import { useMemo } from 'react'
import useSWR from 'swr'
import { pageOf } from './listing-answers'
import { listingKeys } from './listing-keys'
import { useAsksOnMount } from './start-answer'

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
  const { data, error, isLoading, isValidating, mutate } = useSWR<ListingsAnswer, ApiError>(key, {
    keepPreviousData: true,
    revalidateOnMount: useAsksOnMount(key),
    // Any filter change asks again (section 4).
    dedupingInterval: 0,
  })
  const page = useMemo(
    () =>
      data && pageOf(data, query, { today: todayInLagos(new Date()), propertyTypes, amenities }),
    // The key stands for the query's contents.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [data, key, propertyTypes, amenities],
  )
  return {
    listings: page?.listings,
    total: page?.total,
    totalCapped: page?.totalCapped ?? false,
    /** The page shown belongs to the query before this one. */
    isStale: isLoading && data !== undefined,
    isLoading: isLoading && data === undefined,
    isValidating,
    error: error && failureText('listings'),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}
