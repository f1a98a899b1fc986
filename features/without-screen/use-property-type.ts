import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import type { PropertyType } from '@domain/schemas/property-type-schema'

/** Returns one property type, or undefined until it is loaded. @spec API-12 */
export function usePropertyType(typeId: string | undefined) {
  const { data, isLoading } = useSWR<PropertyType | { data: PropertyType }>(
    typeId ? apiPaths.propertyType(typeId) : null,
  )
  return { propertyType: data && ('data' in data ? data.data : data), isLoading }
}
