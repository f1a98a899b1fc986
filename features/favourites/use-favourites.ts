import { failureText } from '@domain/api/failure-words'
import type { FavouritesAnswer } from '@domain/schemas/favourite-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import type { ApiError } from '@features/api/api-error'
import { isProvisional } from '@features/session/profile-completeness'
import { sessionAtom } from '@features/session/session-atoms'
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import useSWR from 'swr'
import { favouriteErrorAtom, intentsAtom, type FavouriteIntent } from './favourite-atoms'
import { favouriteKeys } from './favourite-keys'

type Answer = FavouritesAnswer | Listing[]

/** the wrapper of section 7, or a plain array. A listing that is gone is dropped. */
const listingsOf = (answer: Answer) =>
  (Array.isArray(answer) ? answer : answer.favourites.listing).filter(Boolean)

/** The server's list with what the guest just asked for laid over it, newest first. */
export function withIntents(
  items: readonly Listing[],
  intents: Readonly<Record<string, FavouriteIntent>>,
): Listing[] {
  const saved = new Set(items.map((item) => item._id))
  const added = Object.values(intents).filter((i) => i.saved && !saved.has(i.listing._id))
  const kept = items.filter((item) => intents[item._id]?.saved !== false)
  return [...added.map((intent) => intent.listing), ...kept]
}

/** The answer as it will be once the intents are carried out. */
export const answerWithIntents = (
  answer: Answer | undefined,
  intents: Readonly<Record<string, FavouriteIntent>>,
): Answer | undefined =>
  answer && { favourites: { listing: withIntents(listingsOf(answer), intents) } }

/**
 * The signed-in guest's favourites (section 4): loading, loaded or failed. `items` is undefined
 * until they are known; a visitor has none to know.
 */
export function useFavourites() {
  const session = useAtomValue(sessionAtom)
  const { user } = session
  const intents = useAtomValue(intentsAtom)
  const [storeError, setError] = useAtom(favouriteErrorAtom)
  const { data, error, isLoading, mutate } = useSWR<Answer, ApiError>(
    // Whose registration is under way has none, and may not ask.
    user && !isProvisional(session) ? favouriteKeys.ofUser(user._id) : null,
    // Every heart reads this list; only a toggle, a reconnect or the saved page asks for it again.
    { revalidateIfStale: false },
  )
  const items = useMemo(() => data && withIntents(listingsOf(data), intents), [data, intents])
  const replace = (listing: Listing[]) => mutate({ favourites: { listing } }, { revalidate: false })
  const refetch = useCallback(() => mutate(), [mutate])
  return {
    items,
    isLoading,
    error: error ? failureText('favourites') : storeError,
    /** Only the list's own failure; `error` also holds a toggle's. */
    fetchError: error && failureText('favourites'),
    isOffline: error?.isOffline ?? false,
    refetch,
    clear: () => replace([]),
    reorder: replace,
    setError,
  }
}
