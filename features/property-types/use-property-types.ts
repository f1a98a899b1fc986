import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-words'
import type { PropertyType } from '@domain/schemas/property-type-schema'
import type { ApiError } from '@features/api/api-error'
import useSWR from 'swr'

/** Section 7 wraps the list in `data`; a plain array is understood too. */
type PropertyTypesAnswer = PropertyType[] | { data: PropertyType[] }

/** Every property type; `propertyTypes` is undefined until they are loaded. */
export function usePropertyTypes() {
  const { data, error, isLoading } = useSWR<PropertyTypesAnswer, ApiError>(
    apiPaths.propertyTypes,
    // They change about never; one answer serves the visit.
    { revalidateIfStale: false },
  )
  return {
    propertyTypes: Array.isArray(data) ? data : data?.data,
    error: error && failureText('propertyTypes'),
    isLoading,
  }
}
