import { filtersCopy } from '@domain/copy/filters-copy'
import type { Listing } from '@domain/schemas/listing-schema'

/**
 * Returns 'city, state'. A missing one is replaced by the country, and if all are missing the
 * result is 'Lagos, Nigeria'.
 */
export const placeText = ({ city, state, country }: Pick<Listing, 'city' | 'state' | 'country'>) =>
  [city, state, country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(', ') || filtersCopy.defaultLocation
