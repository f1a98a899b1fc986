import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { PropertyType } from '@domain/schemas/property-type-schema'
import type { ApiError } from '@features/api/api-error'

/** Returns all property types. `propertyTypes` is undefined until they are loaded. */
export function usePropertyTypes() {
  const { data, error, isLoading } = useSWR<{ data: PropertyType[] }, ApiError>(
    apiPaths.propertyTypes,
    // Types hardly ever change, so one response is enough until the page reloads.
    { revalidateIfStale: false },
  )
  return {
    propertyTypes: data?.data,
    error: error && failureText('propertyTypes'),
    isLoading,
  }
}
