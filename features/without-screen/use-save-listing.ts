import { useAtomValue, useStore } from 'jotai'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { ListingSavePayload, OwnListing } from '@domain/schemas/listing-save-schema'
import { useApi } from '@features/api/ApiProvider'
import { sessionAtom } from '@features/session/session-atoms'
import { emptyListingDraft, listingDraftAtom, saveListingErrorAtom } from './hosting-atoms'
import { hostingKeys } from './hosting-keys'
import { ownListingFrom, type OwnListingResponse } from './hosting-responses'

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
  const api = useApi()
  const store = useStore()
  const { mutate } = useSWRConfig()
  const error = useAtomValue(saveListingErrorAtom)

  const save = useCallback(
    async (payload: ListingSavePayload, files: readonly File[] = []): Promise<OwnListing> => {
      const userId = store.get(sessionAtom).user?._id
      // A response that arrives after a logout must not reach the next user.
      const isStillHere = () => store.get(sessionAtom).user?._id === userId
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
        const answer = await api.request('PATCH', apiPaths.listings(), sent)
        if (isStillHere()) store.set(listingDraftAtom, emptyListingDraft)
        void mutate(hostingKeys.isTouched)
        return ownListingFrom(answer as OwnListingResponse)
      } catch (failure) {
        showProgress(0)
        if (isStillHere()) store.set(saveListingErrorAtom, failureText('saveListing'))
        throw failure
      }
    },
    [api, mutate, store],
  )
  return { save, error }
}
