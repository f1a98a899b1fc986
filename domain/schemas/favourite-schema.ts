import Type, { type Static } from 'typebox'
import { id } from './common-schema'
import { ListingSchema, type Listing } from './listing-schema'

/** GET /favourites/:userId. */
export const FavouritesResponseSchema = Type.Object(
  {
    favourites: Type.Object(
      { listing: Type.Array(ListingSchema, { description: 'The listings, last saved first.' }) },
      { description: 'Saved listings.' },
    ),
  },
  { title: 'FavouritesResponse', description: 'All listings that the user saved.' },
)
export interface FavouritesResponse {
  favourites: { listing: Listing[] }
}

/** POST and DELETE /favourites. */
export const FavouritePayloadSchema = Type.Object(
  { userId: id('Id of the user of the token.'), listingId: id('Id of the listing.') },
  { title: 'Favourite', description: 'A listing that a user saves.', additionalProperties: false },
)
/** @spec FAV-02 */
export type FavouritePayload = Static<typeof FavouritePayloadSchema>
