import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { PropertyType } from '@domain/schemas/property-type-schema'
import type { ApiError } from '@features/api/api-error'

/** The specification wraps the list in `data`. A plain array is accepted too. */
type PropertyTypesResponse = PropertyType[] | { data: PropertyType[] }

/** Returns all property types. `propertyTypes` is undefined until they are loaded. */
export function usePropertyTypes() {
  const { data, error, isLoading } = useSWR<PropertyTypesResponse, ApiError>(
    apiPaths.propertyTypes,
    // Types hardly ever change, so one response is enough until the page reloads.
    { revalidateIfStale: false },
  )
  return {
    propertyTypes: Array.isArray(data) ? data : data?.data,
    error: error && failureText('propertyTypes'),
    isLoading,
  }
}
