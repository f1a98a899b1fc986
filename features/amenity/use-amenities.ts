import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { Amenity } from '@domain/schemas/property-type-schema'
import type { ApiError } from '@features/api/api-error'

/**
 * Returns all amenities, or undefined until they are loaded. It sends no request while `isWanted`
 * is false.
 */
export function useAmenities(isWanted = true) {
  const { data, error, isLoading } = useSWR<Amenity[], ApiError>(
    isWanted ? apiPaths.amenities : null,
    // Amenities hardly ever change, so one response is enough until the page reloads.
    { revalidateIfStale: false },
  )
  return { amenities: data, error: error && failureText('amenities'), isLoading }
}
