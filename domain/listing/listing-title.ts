import { placeText } from '@domain/place/place'
import type { Listing } from '@domain/schemas/listing-schema'

/** Returns the title of a listing's page: its name and its place. */
export const listingTitle = (listing: Pick<Listing, 'name' | 'city' | 'state' | 'country'>) =>
  `${listing.name}, ${placeText(listing)}`
