import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import useSWR from 'swr'
import { apiPaths } from '@domain/api/api-paths'
import { failureText } from '@domain/api/failure-messages'
import type { FavouritesResponse } from '@domain/schemas/favourite-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import type { ApiError } from '@features/api/api-error'
import { reasonFor } from '@features/api/reason-for'
import { isProvisional } from '@features/session/profile-completeness'
import { sessionAtom } from '@features/session/session-atoms'
import { favouriteErrorAtom, intentsAtom, type FavouriteIntent } from './favourite-atoms'

/** Returns the response with the guest's pending choices applied to its list, newest first. */
export function responseWithIntents(
  answer: FavouritesResponse | undefined,
  intents: Readonly<Record<string, FavouriteIntent>>,
): FavouritesResponse | undefined {
  if (!answer) return undefined
  const items = answer.favourites.listing
  const saved = new Set(items.map((item) => item._id))
  const added = Object.values(intents).filter((i) => i.saved && !saved.has(i.listing._id))
  const kept = items.filter((item) => intents[item._id]?.saved !== false)
  return { favourites: { listing: [...added.map((intent) => intent.listing), ...kept] } }
}

/**
 * Returns the guest's favourites with their loading state. `items` is undefined until they are
 * loaded, and always for a visitor.
 */
export function useFavourites() {
  const session = useAtomValue(sessionAtom)
  const { user } = session
  const intents = useAtomValue(intentsAtom)
  const [storeError, setError] = useAtom(favouriteErrorAtom)
  const { data, error, isLoading, mutate } = useSWR<FavouritesResponse, ApiError>(
    // A provisional account has no favourites and may not request them.
    user && !isProvisional(session) ? apiPaths.favouritesOfUser(user._id) : null,
    // Every heart reads this list. Only a toggle, a reconnect or the saved page reloads it.
    { revalidateIfStale: false },
  )
  const items = useMemo(
    () => responseWithIntents(data, intents)?.favourites.listing,
    [data, intents],
  )
  const replace = (listing: Listing[]) => mutate({ favourites: { listing } }, { revalidate: false })
  const refetch = useCallback(() => mutate(), [mutate])
  return {
    items,
    isLoading,
    error: error ? failureText('favourites') : storeError,
    /** Message for the list alone. `error` may also be that of a toggle. */
    fetchError: error && failureText('favourites'),
    reason: reasonFor('favourites', error),
    isOffline: error?.isOffline ?? false,
    refetch,
    clear: () => replace([]),
    reorder: replace,
    setError,
  }
}
