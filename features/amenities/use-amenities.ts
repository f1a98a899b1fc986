import { apiPaths } from '@domain/api-paths'
import { failureText } from '@domain/failure-words'
import type { Amenity } from '@domain/schemas/property-type-schema'
import type { ApiError } from '@features/api/api-error'
import useSWR from 'swr'

/** Section 7 answers a plain list; one wrapped in `data` is understood too. */
type AmenitiesAnswer = Amenity[] | { data: Amenity[] }

/** Every amenity; nothing is asked while they are not wanted. Undefined until they are loaded. */
export function useAmenities(isWanted = true) {
  const { data, error, isLoading } = useSWR<AmenitiesAnswer, ApiError>(
    isWanted ? apiPaths.amenities : null,
    // They change about never; one answer serves the visit.
    { revalidateIfStale: false },
  )
  return {
    amenities: Array.isArray(data) ? data : data?.data,
    error: error && failureText('amenities'),
    isLoading,
  }
}
