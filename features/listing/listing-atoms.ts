import { atom } from 'jotai'
import type { Listing } from '@domain/schemas/listing-schema'

/** Listing that a property page found last. The specification requires this store. */
export const currentListingAtom = atom<Listing | null>(null)
currentListingAtom.debugLabel = 'currentListingAtom'
