import Type, { type Static } from 'typebox'
import { component, id, list, payload } from './common-schema'
import { ListingSchema, type Listing } from './listing-schema'

/** GET /favourites/:userId. */
export const FavouritesResponseSchema = component(
  'FavouritesResponse',
  'All listings that the user saved.',
  {
    favourites: Type.Object(
      { listing: list('The listings, last saved first.', ListingSchema) },
      { description: 'Saved listings.' },
    ),
  },
)
export interface FavouritesResponse {
  favourites: { listing: Listing[] }
}

/** POST and DELETE /favourites. */
export const FavouritePayloadSchema = payload('Favourite', 'A listing that a user saves.', {
  userId: id('Id of the user of the token.'),
  listingId: id('Id of the listing.'),
})
/** @spec FAV-02 */
export type FavouritePayload = Static<typeof FavouritePayloadSchema>
