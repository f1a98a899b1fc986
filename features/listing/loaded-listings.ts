import type { Cache } from 'swr'
import { listingsIn } from '@domain/listing/listing-responses'
import type { FavouritesResponse } from '@domain/schemas/favourite-schema'
import type { Listing, ListingsResponse } from '@domain/schemas/listing-schema'
import { listingKeys } from './listing-keys'

const isFavourites = (data: unknown): data is FavouritesResponse =>
  typeof data === 'object' && data !== null && 'favourites' in data

/**
 * Searches the listings that are already loaded: start-up list, results and favourites. `find`
 * picks from one list. The listing may be `partial`.
 */
export function findLoaded(
  cache: Cache,
  find: (listings: Listing[]) => Listing | undefined,
): Listing | undefined {
  for (const key of cache.keys()) {
    const data: unknown = cache.get(key)?.data
    if (!data) continue
    const found = listingKeys.isPage(key)
      ? find(listingsIn(data as ListingsResponse))
      : isFavourites(data)
        ? find(data.favourites.listing)
        : undefined
    if (found) return found
  }
  return undefined
}

/**
 * Like findLoaded(), but returns only a listing with all of its fields, because one that lacks its
 * booked nights or rules looks like one that has none.
 */
export const findWhole = (cache: Cache, find: (listings: Listing[]) => Listing | undefined) =>
  findLoaded(cache, (listings) => {
    const found = find(listings)
    return found?.partial ? undefined : found
  })
