import { slugOf } from '@domain/listing/slug'
import { looseKeyOf } from '@domain/search/loose-text'
import { placeKey, searchTextOf, stateKey } from '@domain/search/search-text'

interface KeyedListing {
  name: string
  description?: string | null
  city?: string | null
  state?: string | null
  country?: string | null
}

export interface Names {
  propertyTypeName?: string | undefined
  amenityNames?: readonly string[]
}

/**
 * Returns the columns that search and filters compare. Functions of domain compute them rather than
 * SQL, so that a search selects the same as selectListings().
 */
export const listingKeys = (listing: KeyedListing, names: Names) => ({
  slug: slugOf(listing),
  city_key: placeKey(listing.city ?? ''),
  state_key: stateKey(listing.state ?? ''),
  country_key: placeKey(listing.country ?? ''),
  search_text: searchTextOf({ ...listing, ...names }),
  search_loose: looseKeyOf({ ...listing, ...names }),
})
