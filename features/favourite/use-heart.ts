import { useAtomValue } from 'jotai'
import type { Listing } from '@domain/schemas/listing-schema'
import { sessionAtom } from '@features/session/session-atoms'
import { useFavourites } from './use-favourites'
import { useToggleFavourite } from './use-toggle-favourite'

/** Returns a listing's heart state, taken from the favourites, and its click handler. */
export function useHeart(listing: Listing) {
  const { user } = useAtomValue(sessionAtom)
  const { items } = useFavourites()
  const toggle = useToggleFavourite()
  const isFavorited = items?.some((item) => item._id === listing._id) ?? false
  return {
    isSaved: isFavorited,
    isVisitor: user === null,
    onToggle: () => toggle(listing, isFavorited),
  }
}
