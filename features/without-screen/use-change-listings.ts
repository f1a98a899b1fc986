import { useAtomValue, useStore } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type {
  ListingImagePayload,
  ListingSavePayload,
  OwnListing,
} from '@domain/schemas/listing-save-schema'
import type { HttpMethod, RequestOptions } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'
import { stillHere } from '@features/session/session-atoms'
import { emptyListingDraft, listingDraftAtom, saveListingErrorAtom } from './hosting-atoms'

/**
 * Sends a change of a listing, and reloads what may show it: searches, the listing, and the host's
 * lists. Rejects with ApiError.
 */
function useChange() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (method: HttpMethod, path: string, options?: RequestOptions) => {
      const answer = await api.request(method, path, options)
      void mutate((key) => typeof key === 'string' && key.startsWith(apiPaths.listings()))
      return answer
    },
    [api, mutate],
  )
}

/** Reads the specification's wrapper or the plain value of another backend. */
const listingIn = (answer: unknown) => {
  const found = answer as OwnListing | { listing: OwnListing }
  return 'listing' in found ? found.listing : found
}

/** Returns a form with fields as text, arrays as JSON strings, and photos as files. */
function toListingForm(payload: ListingSavePayload, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined) continue
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
  }
  for (const file of files) form.append('files', file)
  return form
}

/**
 * Saves a listing as JSON, or as a form when there are photos, whose progress the draft shows. On
 * success it clears the draft. On failure it keeps the draft, stores 'Failed to save listing' and
 * rejects with ApiError.
 *
 * @spec API-16
 */
export function useSaveListing() {
  const change = useChange()
  const store = useStore()
  const error = useAtomValue(saveListingErrorAtom)

  const save = useCallback(
    async (payload: ListingSavePayload, files: readonly File[] = []): Promise<OwnListing> => {
      const isStillHere = stillHere(store)
      const showProgress = (uploadProgress: number) => {
        if (isStillHere()) store.set(listingDraftAtom, (now) => ({ ...now, uploadProgress }))
      }
      store.set(saveListingErrorAtom, null)
      showProgress(0)
      try {
        const sent =
          files.length === 0
            ? { body: payload }
            : { body: toListingForm(payload, files), onUploadProgress: showProgress }
        const answer = await change('PATCH', apiPaths.listings(), sent)
        if (isStillHere()) store.set(listingDraftAtom, emptyListingDraft)
        return listingIn(answer)
      } catch (failure) {
        showProgress(0)
        if (isStillHere()) store.set(saveListingErrorAtom, failureText('saveListing'))
        throw failure
      }
    },
    [change, store],
  )
  return { save, error }
}

/** Deletes a listing. @spec API-17 */
export function useDeleteListing() {
  const change = useChange()
  return (listingId: string) => change('DELETE', apiPaths.listing(listingId))
}

/** Removes one photo of a listing. @spec API-17 */
export function useDeleteListingImage() {
  const change = useChange()
  return async (listingId: string, imageId: string) => {
    const body: ListingImagePayload = { imageId }
    const answer = await change('DELETE', apiPaths.listingImage(listingId), { body })
    // The specification defines no response, so another backend may send none.
    return typeof answer === 'object' && answer !== null ? listingIn(answer) : undefined
  }
}
