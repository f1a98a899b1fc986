import useSWR, { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import type {
  AmenityPayload,
  PropertyType,
  PropertyTypePayload,
} from '@domain/schemas/property-type-schema'
import type { HttpMethod } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'

/** Sends a change and reloads the list, which is otherwise loaded only once. Rejects with ApiError. */
function useChange(list: string) {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return async (method: HttpMethod, path: string, body?: AmenityPayload) => {
    await api.request(method, path, body === undefined ? {} : { body })
    // The change itself succeeded, even if the list cannot be reloaded.
    await mutate(list, api.request('GET', list), { revalidate: false, throwOnError: false })
  }
}

/** Changes the property types. @spec API-12 */
export function useChangePropertyTypes() {
  const change = useChange(apiPaths.propertyTypes)
  return {
    create: (body: PropertyTypePayload) => change('POST', apiPaths.propertyTypes, body),
    update: (typeId: string, body: PropertyTypePayload) =>
      change('PUT', apiPaths.propertyType(typeId), body),
    remove: (typeId: string) => change('DELETE', apiPaths.propertyType(typeId)),
  }
}

/** Returns one property type, or undefined until it is loaded. @spec API-12 */
export function usePropertyType(typeId: string | undefined) {
  const { data, isLoading } = useSWR<PropertyType | { data: PropertyType }>(
    typeId ? apiPaths.propertyType(typeId) : null,
  )
  return { propertyType: data && ('data' in data ? data.data : data), isLoading }
}

/** Changes the amenities. @spec API-18 */
export function useChangeAmenities() {
  const change = useChange(apiPaths.amenities)
  return {
    create: (body: AmenityPayload) => change('POST', apiPaths.amenities, body),
    remove: (amenityId: string) => change('DELETE', apiPaths.amenity(amenityId)),
  }
}
