import { useAtom, useAtomValue, useStore } from 'jotai'
import useSWR, { useSWRConfig } from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type {
  ListingDraft,
  ListingImagePayload,
  ListingSavePayload,
  OwnListing,
} from '@domain/schemas/listing-save-schema'
import type { HttpMethod, RequestOptions } from '@features/api/api-client'
import type { ApiError } from '@features/api/api-error'
import { useApi } from '@features/api/ApiProvider'
import { personalAtom } from '@features/session/personal-atom'
import { sessionAtom, stillHere } from '@features/session/session-atoms'

/** Initial state, to which clearing returns. The step starts at 1. */
const emptyListingDraft: ListingDraft = { step: 1, uploadProgress: 0, isDirty: false }

/** Progress of a host who describes a listing. It is reset for every other user. */
const listingDraftAtom = personalAtom(emptyListingDraft, 'listingDraftAtom')
const saveListingErrorAtom = personalAtom<string | null>(null, 'saveListingErrorAtom')

/** Returns the listing draft and its actions. @spec DRAFT-01 */
export function useListingDraft() {
  const [draft, setDraft] = useAtom(listingDraftAtom)
  return {
    ...draft,
    /** The first step is 1. */
    goToStep: (step: number) => setDraft((now) => ({ ...now, step: Math.max(1, step) })),
    /** Marks input that is not saved yet. */
    markDirty: () => setDraft((now) => ({ ...now, isDirty: true })),
    clear: () => setDraft(emptyListingDraft),
  }
}

function useHostList(pathFor: (userId: string) => string) {
  const { user } = useAtomValue(sessionAtom)
  const { data, error, isLoading, mutate } = useSWR<{ listings: OwnListing[] }, ApiError>(
    user && pathFor(user._id),
  )
  return {
    listings: data?.listings,
    isLoading,
    error: error && failureText('ownListings'),
    isOffline: error?.isOffline ?? false,
    refetch: () => mutate(),
  }
}

/**
 * Returns the user's listings including drafts, or undefined until they are loaded. @spec API-15
 */
export const useOwnListings = () => useHostList(apiPaths.listingsOfUser)

/** Returns only the drafts. @spec API-15 */
export const useUncompletedListings = () => useHostList(() => apiPaths.uncompletedListings)

/**
 * Sends a change of a listing, and reloads what may show it: searches, the listing, and the host's
 * lists. Rejects with ApiError.
 */
function useChange() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  return async (method: HttpMethod, path: string, options?: RequestOptions) => {
    const answer = await api.request(method, path, options)
    void mutate((key) => typeof key === 'string' && key.startsWith(apiPaths.listings()))
    return answer
  }
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

  async function save(payload: ListingSavePayload, files: readonly File[] = []) {
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
  }
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
