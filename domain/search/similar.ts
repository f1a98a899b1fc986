import { SIMILAR_LISTINGS_MAX } from '@domain/constants'
import type { Listing } from '@domain/schemas/listing-schema'
import { placeKey } from './search-text'

/** Returns 0 for the same property type, 1 for the same city, 2 for all others. */
const distance = (from: Listing, to: Listing): number => {
  if (from.propertyType !== undefined && from.propertyType === to.propertyType) return 0
  return from.city && to.city && placeKey(from.city) === placeKey(to.city) ? 1 : 2
}

/** Returns other listings, the most similar first, otherwise in their given order. */
export const similarListings = (
  listings: readonly Listing[],
  like: Listing,
  limit: number = SIMILAR_LISTINGS_MAX,
): Listing[] =>
  listings
    .filter((listing) => listing._id !== like._id)
    .map((listing) => ({ listing, away: distance(like, listing) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, limit)
    .map(({ listing }) => listing)
