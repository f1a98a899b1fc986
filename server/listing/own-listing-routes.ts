import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import Type from 'typebox'
import { UserParamsSchema } from '@domain/schemas/booking-schema'
import { MessageSchema } from '@domain/schemas/common-schema'
import {
  ListingImageParamsSchema,
  ListingImagePayloadSchema,
  OwnListingResponseSchema,
  OwnListingsResponseSchema,
} from '@domain/schemas/listing-save-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import { invalidRequest, notFound } from '@server/http-error'
import { TOKEN, TOKEN_OR_NONE } from '@server/openapi/refusals'
import { readRateLimit } from '@server/plugins/rate-limits'
import { deleteListing, deleteListingImage } from './delete-listing'
import { findListingsOfHost, findOwnListing } from './own-listings'
import type { HostingContext } from './save-listing-routes'

const PartialImageSchema = Type.Partial(ListingImagePayloadSchema, {
  title: 'ListingImageOrNothing',
  description: 'The photo to remove, unless the query names it.',
})
const OptionalImageSchema = Type.Optional(
  Type.Union([PartialImageSchema, Type.Null()], {
    title: 'OptionalListingImage',
    description: 'The photo to remove. Nothing when the query names it.',
  }),
)

/**
 * Routes that list and delete a host's listings. Fixed paths take precedence over /listing/:id in
 * any order.
 */
export const ownListingRoutes: FastifyPluginAsyncTypebox<HostingContext> = async (app, context) => {
  const { database, clock, uploads } = context
  const onRequest = requireUser(context)
  const tags = ['listings']
  const today = () => todayInLagos(clock())

  /** Visitors may send the request, but a token that is sent must be valid. */
  const identify: onRequestAsyncHookHandler = async function (request, reply) {
    if (request.headers.authorization !== undefined) await onRequest.call(this, request, reply)
  }
  const isSelf = (request: FastifyRequest, userId: string) => request.user?._id === userId

  app.get(
    '/listing/uncompleted',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'listDrafts',
        summary: 'Drafts of the current user, newest first',
        description: 'Drafts lack a field that every published listing has.',
        security: TOKEN,
        response: { 200: OwnListingsResponseSchema },
      },
    },
    async (request) => ({
      listings: await findListingsOfHost(database, userOf(request)._id, 'drafts', today()),
    }),
  )

  app.get(
    '/listing/user/:userId',
    {
      onRequest: identify,
      config: { rateLimit: readRateLimit },
      schema: {
        tags,
        operationId: 'listListingsOfHost',
        summary: 'Listings of a host, newest first (drafts only for the host)',
        description: 'Drafts are included only for the host.',
        security: TOKEN_OR_NONE,
        refusals: { 401: 'The token is not valid. Without one nothing is needed.' },
        params: UserParamsSchema,
        response: { 200: OwnListingsResponseSchema },
      },
    },
    async (request) => {
      const { userId } = request.params
      const which = isSelf(request, userId) ? 'all' : 'published'
      return { listings: await findListingsOfHost(database, userId, which, today()) }
    },
  )

  app.delete(
    '/listing/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'deleteListing',
        summary: 'Delete a listing (bookings keep a snapshot of it)',
        description: 'Bookings keep what they need of it.',
        security: TOKEN,
        params: ListingParamsSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      await uploads.discard(await deleteListing(database, request.params.id, userOf(request)._id))
      return { message: 'Listing deleted' }
    },
  )

  app.delete(
    '/listing/image/:listingId',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'deletePhoto',
        summary: 'Remove a photo of a listing',
        security: TOKEN,
        refusals: { 404: 'There is no such listing or photo.' },
        description:
          'The field may also be in the query, because some proxies drop the body of a DELETE.',
        params: ListingImageParamsSchema,
        body: OptionalImageSchema,
        querystring: PartialImageSchema,
        response: { 200: OwnListingResponseSchema },
      },
    },
    async (request) => {
      const { listingId } = request.params
      const { imageId } = { ...request.query, ...request.body }
      if (!imageId) throw invalidRequest({ imageId: 'is required' })
      const userId = userOf(request)._id
      await uploads.discard(await deleteListingImage(database, { listingId, imageId, userId }))
      const listing = await findOwnListing(database, listingId, today())
      if (!listing) throw notFound('Listing')
      return { listing }
    },
  )
}
