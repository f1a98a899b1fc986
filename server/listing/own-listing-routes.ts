import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { UserParamsSchema } from '@domain/schemas/booking-schema'
import { bodyOrQuery, MessageSchema } from '@domain/schemas/common-schema'
import {
  ListingImageParamsSchema,
  ListingImagePayloadSchema,
  OwnListingResponseSchema,
  OwnListingsResponseSchema,
  PhotoOrderPayloadSchema,
  PublicationPayloadSchema,
} from '@domain/schemas/listing-save-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import { invalidRequest, notFound } from '@server/http-error'
import { TOKEN_OR_NONE } from '@server/openapi/refusals'
import { readRateLimit } from '@server/plugins/rate-limits'
import { arrangePhotos, deleteListing, deleteListingImage, publishListing } from './change-listing'
import { findListingsOfHost, findOwnListing } from './listing-repository'
import { refuseOthers } from './save-listing'
import type { HostingContext } from './save-listing-routes'

const imageSchemas = bodyOrQuery(ListingImagePayloadSchema, 'ListingImage', 'The photo')

/** Fixed paths take precedence over /listing/:id in any order. */
export const ownListingRoutes: FastifyPluginAsyncTypebox<HostingContext> = async (app, context) => {
  const { database, clock, uploads } = context
  const onRequest = requireUser(context)
  const today = () => todayInLagos(clock())

  /** Visitors may send the request, but a token that is sent must be valid. */
  const identify: onRequestAsyncHookHandler = async function (request, reply) {
    if (request.headers.authorization !== undefined) await onRequest.call(this, request, reply)
  }
  const read = async (id: string) => {
    const listing = await findOwnListing(database, id, today())
    if (!listing) throw notFound('Listing')
    return { listing }
  }
  const byHost = (request: FastifyRequest) => ({ userId: userOf(request)._id, now: clock() })
  /** Of what returns the host's listing as it is now. */
  const common = { params: ListingParamsSchema, response: { 200: OwnListingResponseSchema } }

  app.get(
    '/listing/uncompleted',
    {
      onRequest,
      schema: {
        operationId: 'listDrafts',
        summary: 'Drafts of the current user, newest first',
        description: 'Drafts lack a field that every published listing has.',
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
      const which = request.user?._id === userId ? 'all' : 'published'
      return { listings: await findListingsOfHost(database, userId, which, today()) }
    },
  )

  app.delete(
    '/listing/:id',
    {
      onRequest,
      schema: {
        operationId: 'deleteListing',
        summary: 'Delete a listing (bookings keep a snapshot of it)',
        description:
          'Bookings keep what they need of it. While guests are to come it is only withdrawn.',
        refusals: { 409: { code: 'in_use', message: 'Guests have booked this listing.' } },
        params: ListingParamsSchema,
        response: { 200: MessageSchema },
      },
    },
    async (request) => {
      const unused = await deleteListing(database, request.params.id, userOf(request)._id, today())
      await uploads.discard(unused)
      return { message: 'Listing deleted' }
    },
  )

  app.delete(
    '/listing/image/:listingId',
    {
      onRequest,
      schema: {
        operationId: 'deletePhoto',
        summary: 'Remove a photo of a listing',
        refusals: { 404: 'There is no such listing or photo.' },
        description:
          'The field may also be in the query, because some proxies drop the body of a DELETE.',
        params: ListingImageParamsSchema,
        ...imageSchemas,
        response: { 200: OwnListingResponseSchema },
      },
    },
    async (request) => {
      const { listingId } = request.params
      const { imageId } = { ...request.query, ...request.body }
      if (!imageId) throw invalidRequest({ imageId: 'is required' })
      const image = { id: listingId, userId: userOf(request)._id, imageId }
      await uploads.discard(await deleteListingImage(database, image))
      return read(listingId)
    },
  )

  app.get(
    '/listing/own/:id',
    {
      onRequest,
      schema: {
        operationId: 'getOwnListing',
        summary: 'One listing of the current user, even a draft',
        description: 'Only its host may read it, whether it is published or not.',
        ...common,
      },
    },
    async (request) => {
      await refuseOthers(database, request.params.id, userOf(request)._id)
      return read(request.params.id)
    },
  )

  app.put(
    '/listing/publication/:id',
    {
      onRequest,
      schema: {
        operationId: 'publishListing',
        summary: 'Publish or withdraw a listing',
        description:
          'A withdrawn listing stays unpublished, even when it is saved, until it is published ' +
          'again. Its bookings stay. An incomplete listing cannot be published.',
        refusals: { 400: 'The listing lacks the fields that `fields` names.' },
        ...common,
        body: PublicationPayloadSchema,
      },
    },
    async (request) => {
      await publishListing(database, { ...request.params, ...request.body, ...byHost(request) })
      return read(request.params.id)
    },
  )

  app.put(
    '/listing/photos/:id',
    {
      onRequest,
      schema: {
        operationId: 'arrangePhotos',
        summary: 'Arrange and describe the photos of a listing',
        description: 'Names every photo of the listing once, in its new order.',
        refusals: { 400: 'A photo is missing, unknown or named twice.' },
        ...common,
        body: PhotoOrderPayloadSchema,
      },
    },
    async (request) => {
      await arrangePhotos(database, { ...request.params, ...request.body, ...byHost(request) })
      return read(request.params.id)
    },
  )
}
