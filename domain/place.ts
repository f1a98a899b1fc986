import { filtersCopy } from './copy/filters-copy'
import type { Listing } from './schemas/listing-schema'

/** 'city, state', then country when one is missing, else 'Lagos, Nigeria'. */
export const placeText = ({ city, state, country }: Pick<Listing, 'city' | 'state' | 'country'>) =>
  [city, state, country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(', ') || filtersCopy.defaultLocation
