import Type, { type Static } from 'typebox'
import { IdSchema } from './common-schema'
import { ListingSchema, type Listing } from './listing-schema'

/** GET /favourites/:userId. */
export const FavouritesAnswerSchema = Type.Object({
  favourites: Type.Object({ listing: Type.Array(ListingSchema) }),
})
export interface FavouritesAnswer {
  favourites: { listing: Listing[] }
}

/** POST and DELETE /favourites. */
export const FavouritePayloadSchema = Type.Object(
  { userId: IdSchema, listingId: IdSchema },
  { additionalProperties: false },
)
/** @spec FAV-02 */
export type FavouritePayload = Static<typeof FavouritePayloadSchema>
