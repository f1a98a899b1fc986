import { MessageSchema } from '@domain/schemas/common-schema'
import {
  ListingReviewsParamsSchema,
  ReviewResponseSchema,
  ReviewParamsSchema,
  ReviewPayloadSchema,
  ReviewsResponseSchema,
} from '@domain/schemas/review-schema'
import { requireUser, userOf } from '@server/auth/bearer'
import type { Routes } from '@server/context'
import { readRateLimit } from '@server/plugins/rate-limits'
import { deleteReview, findReviewsOfListing, saveReview } from './review-repository'

export const reviewRoutes: Routes = async (app, context) => {
  const { database, clock, config } = context
  const onRequest = requireUser(context)

  app.get(
    '/reviews/listing/:listingId',
    {
      config: { rateLimit: readRateLimit, isShared: true, isCached: true },
      schema: {
        operationId: 'listReviews',
        summary: 'Reviews of a listing, newest first',
        description: 'Everybody may read them.',
        params: ListingReviewsParamsSchema,
        response: { 200: ReviewsResponseSchema },
      },
    },
    (request) => {
      return findReviewsOfListing(database, request.params.listingId)
    },
  )

  app.post(
    '/reviews',
    {
      onRequest,
      schema: {
        operationId: 'saveReview',
        summary: 'Review a listing',
        refusals: {
          404: 'There is no such listing.',
          429: 'The account has written as many reviews as it may in a day.',
        },
        description: 'A guest has one review per listing. A second replaces the first.',
        body: ReviewPayloadSchema,
        response: { 201: ReviewResponseSchema },
      },
    },
    async (request, reply) => {
      const { rating, listing, comment } = request.body
      const userId = userOf(request)._id
      const most = config.quotas.reviews
      const said = { userId, listingId: listing, rating, comment, most, now: clock() }
      return reply.code(201).send({ review: await saveReview(database, said) })
    },
  )

  app.delete(
    '/reviews/:reviewId',
    {
      onRequest,
      schema: {
        operationId: 'deleteReview',
        summary: 'Delete your own review',
        description: 'The `rating` of the listing stays as it is.',
        params: ReviewParamsSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await deleteReview(database, request.params.reviewId, userOf(request)._id)
      return { message: 'Review deleted' }
    },
  )
}
