import * as Type from 'typebox'
import type { Static } from 'typebox'
import { anyId, component, id, instant, number, payload, text } from './common-schema'

const stars = (minimum: number) => number('From 1 to 5 stars.', 5, { minimum, maximum: 5 })
const COMMENT = 'Quiet, clean and close to everything.'

/** `comment`, `author` and `createdAt` are our own additions. */
export const ReviewSchema = component('Review', "A guest's review of a listing.", {
  _id: anyId('Id of the review.'),
  rating: stars(0),
  listing: anyId('Id of the listing.'),
  comment: Type.Optional(text('What the guest wrote.', COMMENT)),
  author: Type.Optional(text('First name of the guest.', 'Ada')),
  createdAt: Type.Optional(instant('Instant at which the review was written.')),
})
export type Review = Static<typeof ReviewSchema>

/** GET /reviews/listing/:listingId responds with a plain array. */
export const ReviewsResponseSchema = Type.Array(ReviewSchema, {
  title: 'Reviews',
  description: 'Reviews of a listing, newest first.',
})
export const ReviewResponseSchema = component('ReviewResponse', 'One review.', {
  review: ReviewSchema,
})

/** POST /reviews. */
export const ReviewPayloadSchema = payload('ReviewRequest', 'A review to write.', {
  rating: stars(1),
  listing: id('Id of the listing.'),
  comment: Type.Optional(
    text('Text of the review.', COMMENT, { pattern: '\\S', maxLength: 2_000 }),
  ),
})
export type ReviewPayload = Static<typeof ReviewPayloadSchema>

export const ReviewParamsSchema = Type.Object({ reviewId: id('Id of the review.') })
export const ListingReviewsParamsSchema = Type.Object({ listingId: id('Id of the listing.') })
