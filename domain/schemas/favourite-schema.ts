import Type, { type Static } from 'typebox'
import { IdSchema } from './common-schema'
import { ListingSchema } from './listing-schema'

/** GET /favourites/:userId. */
export const FavouritesAnswerSchema = Type.Object({
  favourites: Type.Object({ listing: Type.Array(ListingSchema) }),
})
export type FavouritesAnswer = Static<typeof FavouritesAnswerSchema>

/** POST and DELETE /favourites. */
export const FavouritePayloadSchema = Type.Object(
  { userId: IdSchema, listingId: IdSchema },
  { additionalProperties: false },
)
/** @spec FAV-02 */
export type FavouritePayload = Static<typeof FavouritePayloadSchema>
