import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import type { AmenityPayload } from '@domain/schemas/property-type-schema'
import { useApi } from '@features/api/ApiProvider'

/** Refreshes the list after a change, because it is loaded only once otherwise. */
function useRefreshAmenities() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    () =>
      mutate(apiPaths.amenities, api.request('GET', apiPaths.amenities), {
        revalidate: false,
        // The change itself succeeded.
        throwOnError: false,
      }),
    [api, mutate],
  )
}

/** Creates an amenity and refreshes the list. Rejects with ApiError. @spec API-18 */
export function useCreateAmenity() {
  const api = useApi()
  const refresh = useRefreshAmenities()
  return useCallback(
    async (body: AmenityPayload) => {
      await api.request('POST', apiPaths.amenities, { body })
      await refresh()
    },
    [api, refresh],
  )
}

/** Removes an amenity and refreshes the list. Rejects with ApiError. @spec API-18 */
export function useDeleteAmenity() {
  const api = useApi()
  const refresh = useRefreshAmenities()
  return useCallback(
    async (amenityId: string) => {
      await api.request('DELETE', apiPaths.amenity(amenityId))
      await refresh()
    },
    [api, refresh],
  )
}
