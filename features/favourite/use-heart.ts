import { useAtomValue } from 'jotai'
import { startTransition, useCallback, useOptimistic } from 'react'
import type { Listing } from '@domain/schemas/listing-schema'
import { sessionAtom } from '@features/session/session-atoms'
import { useFavourites } from './use-favourites'
import { useToggleFavourite } from './use-toggle-favourite'

/**
 * Returns a listing's heart state, taken from the favourites, and its click handler. The heart that
 * is clicked turns at once, and the others follow in a transition.
 */
export function useHeart(listing: Listing) {
  const { user } = useAtomValue(sessionAtom)
  const { items } = useFavourites()
  const toggle = useToggleFavourite()
  const isFavorited = items?.some((item) => item._id === listing._id) ?? false
  const [isSaved, turn] = useOptimistic(isFavorited)
  const isVisitor = user === null
  const onToggle = useCallback(
    () =>
      startTransition(() => {
        if (!isVisitor && navigator.onLine) turn(!isSaved)
        toggle(listing, isSaved)
      }),
    [toggle, turn, listing, isSaved, isVisitor],
  )
  return { isSaved, isVisitor, onToggle }
}
