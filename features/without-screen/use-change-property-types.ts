import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import type { PropertyType, PropertyTypePayload } from '@domain/schemas/property-type-schema'
import type { HttpMethod } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'

type PropertyTypeResponse = PropertyType | { data: PropertyType }

/** Returns one property type, or undefined until it is loaded. @spec API-12 */
export function usePropertyType(typeId: string | undefined) {
  const { data, isLoading } = useSWR<PropertyTypeResponse>(
    typeId ? apiPaths.propertyType(typeId) : null,
  )
  return { propertyType: data && ('data' in data ? data.data : data), isLoading }
}

/** Sends a change and reloads the list, which is otherwise loaded only once. */
function useChange() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (method: HttpMethod, path: string, body?: PropertyTypePayload) => {
      await api.request(method, path, body === undefined ? {} : { body })
      const list = api.request('GET', apiPaths.propertyTypes)
      // The change itself succeeded, even if the list cannot be reloaded.
      await mutate(apiPaths.propertyTypes, list, { revalidate: false, throwOnError: false })
    },
    [api, mutate],
  )
}

/** Rejects with ApiError. @spec API-12 */
export function useCreatePropertyType() {
  const change = useChange()
  return (body: PropertyTypePayload) => change('POST', apiPaths.propertyTypes, body)
}

/** Rejects with ApiError. @spec API-12 */
export function useUpdatePropertyType() {
  const change = useChange()
  return (typeId: string, body: PropertyTypePayload) =>
    change('PUT', apiPaths.propertyType(typeId), body)
}

/** Rejects with ApiError. @spec API-12 */
export function useDeletePropertyType() {
  const change = useChange()
  return (typeId: string) => change('DELETE', apiPaths.propertyType(typeId))
}
