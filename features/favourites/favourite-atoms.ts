import type { Listing } from '@domain/schemas/listing-schema'
import { personalAtom } from '@features/session/personal-atom'
import { atom } from 'jotai'

/** What the guest last asked for a listing, until the server's list says so too. */
export interface FavouriteIntent {
  listing: Listing
  saved: boolean
}

export const intentsAtom = personalAtom<Readonly<Record<string, FavouriteIntent>>>(
  {},
  'intentsAtom',
)

/** The store's error text of section 8; null when there is none. */
export const favouriteErrorAtom = personalAtom<string | null>(null, 'favouriteErrorAtom')

/** Guests' ids with listings' whose calls are under way: they run one after another. */
export const busyListingsAtom = atom(() => new Set<string>())
busyListingsAtom.debugLabel = 'busyListingsAtom'
