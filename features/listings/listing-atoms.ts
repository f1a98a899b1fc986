import type { Listing } from '@domain/schemas/listing-schema'
import { atom } from 'jotai'

/** The home that a property page found last (section 2.10). */
export const currentListingAtom = atom<Listing | null>(null)
currentListingAtom.debugLabel = 'currentListingAtom'
