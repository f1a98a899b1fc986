import { ErrorSchema, MessageSchema } from '@domain/schemas/common-schema'
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

const refusals = { 401: ErrorSchema, 403: ErrorSchema, 404: ErrorSchema }

export const reviewRoutes: Routes = async (app, context) => {
  const { database, clock, config } = context
  const onRequest = requireUser(context)
  const tags = ['reviews']

  app.get(
    '/reviews/listing/:listingId',
    {
      config: { rateLimit: readRateLimit, isShared: true, isKept: true },
      schema: {
        tags,
        summary: 'Reviews of a listing, newest first',
        params: ListingReviewsParamsSchema,
        response: { 200: ReviewsResponseSchema, 404: ErrorSchema, 429: ErrorSchema },
      },
    },
    (request) => {
      request.shownStays = []
      return findReviewsOfListing(database, request.params.listingId)
    },
  )

  app.post(
    '/reviews',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Review a listing',
        description: 'A guest has one review per listing. A second replaces the first.',
        body: ReviewPayloadSchema,
        response: {
          201: ReviewResponseSchema,
          400: ErrorSchema,
          429: ErrorSchema,
          ...refusals,
        },
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
        tags,
        summary: 'Delete your own review',
        params: ReviewParamsSchema,
        response: { 200: MessageSchema, ...refusals },
      },
    },
    async (request) => {
      await deleteReview(database, request.params.reviewId, userOf(request)._id)
      return { message: 'Review deleted' }
    },
  )
}
