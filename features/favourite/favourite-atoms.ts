import { atom } from 'jotai'
import type { Listing } from '@domain/schemas/listing-schema'
import { personalAtom } from '@features/session/personal-atom'

/** The guest's last choice for a listing, until the server's list contains it. */
export interface FavouriteIntent {
  listing: Listing
  saved: boolean
}

export const intentsAtom = personalAtom<Readonly<Record<string, FavouriteIntent>>>(
  {},
  'intentsAtom',
)

/** Message of the store, or null when there is none. */
export const favouriteErrorAtom = personalAtom<string | null>(null, 'favouriteErrorAtom')

/**
 * Pairs of guest and listing ids with a request in progress. Requests of a pair run in sequence.
 */
export const busyListingsAtom = atom(() => new Set<string>())
busyListingsAtom.debugLabel = 'busyListingsAtom'
