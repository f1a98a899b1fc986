import Type, { type Static } from 'typebox'
import { IdSchema } from './common-schema'

/** A review. `comment`, `author` and `createdAt` are our own additions. */
export const ReviewSchema = Type.Object({
  _id: Type.String(),
  rating: Type.Number({ minimum: 0, maximum: 5 }),
  /** Id of the listing. */
  listing: Type.String(),
  comment: Type.Optional(Type.String()),
  author: Type.Optional(Type.String()),
  createdAt: Type.Optional(Type.String()),
})
export type Review = Static<typeof ReviewSchema>

/** GET /reviews/listing/:listingId responds with a plain array. */
export const ReviewsResponseSchema = Type.Array(ReviewSchema)
export const ReviewResponseSchema = Type.Object({ review: ReviewSchema })

/** POST /reviews. */
export const ReviewPayloadSchema = Type.Object(
  {
    rating: Type.Number({ minimum: 1, maximum: 5 }),
    listing: IdSchema,
    comment: Type.Optional(Type.String({ pattern: '\\S', maxLength: 2_000 })),
  },
  { additionalProperties: false },
)
export type ReviewPayload = Static<typeof ReviewPayloadSchema>

export const ReviewParamsSchema = Type.Object({ reviewId: IdSchema })
export const ListingReviewsParamsSchema = Type.Object({ listingId: IdSchema })
