import Type, { type Static } from 'typebox'
import { IdSchema } from './common-schema'
import { ListingSchema, type Listing } from './listing-schema'

/** GET /favourites/:userId. */
export const FavouritesResponseSchema = Type.Object({
  favourites: Type.Object({ listing: Type.Array(ListingSchema) }),
})
export interface FavouritesResponse {
  favourites: { listing: Listing[] }
}

/** POST and DELETE /favourites. */
export const FavouritePayloadSchema = Type.Object(
  { userId: IdSchema, listingId: IdSchema },
  { additionalProperties: false },
)
/** @spec FAV-02 */
export type FavouritePayload = Static<typeof FavouritePayloadSchema>
