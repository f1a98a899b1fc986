import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import type { ListingImagePayload, OwnListing } from '@domain/schemas/listing-save-schema'
import { useApi } from '@features/api/ApiProvider'
import { hostingKeys } from './hosting-keys'
import { ownListingFrom, type OwnListingResponse } from './hosting-responses'

/** Deletes a listing and reloads what showed it. Rejects with ApiError. @spec API-17 */
export function useDeleteListing() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (listingId: string) => {
      await api.request('DELETE', apiPaths.listing(listingId))
      void mutate(hostingKeys.isTouched)
    },
    [api, mutate],
  )
}

/** Removes one photo of a listing. Rejects with ApiError. @spec API-17 */
export function useDeleteListingImage() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (listingId: string, imageId: string): Promise<OwnListing | undefined> => {
      const body: ListingImagePayload = { imageId }
      const answer = await api.request('DELETE', apiPaths.listingImage(listingId), { body })
      void mutate(hostingKeys.isTouched)
      // The specification defines no response, so another backend may send none.
      return typeof answer === 'object' && answer !== null
        ? ownListingFrom(answer as OwnListingResponse)
        : undefined
    },
    [api, mutate],
  )
}
