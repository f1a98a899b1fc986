import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  OwnListingResponseSchema,
  PhotoOrderPayloadSchema,
  PublicationPayloadSchema,
} from '@domain/schemas/listing-save-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import type { ServerContext } from '@server/context'
import { notFound } from '@server/http-error'
import { TOKEN } from '@server/openapi/refusals'
import { arrangePhotos } from './arrange-photos'
import { findOwnListing } from './own-listings'
import { publishListing } from './publish-listing'
import { refuseOthers } from './save-listing'

const response = {
  200: OwnListingResponseSchema,
}
const tags = ['listings']

/** Routes that read one listing as its host, publish it, and arrange its photos. */
export const changeListingRoutes: FastifyPluginAsyncTypebox<ServerContext> = async (
  app,
  context,
) => {
  const { database, clock } = context
  const onRequest = requireUser(context)

  const read = async (id: string) => {
    const listing = await findOwnListing(database, id, todayInLagos(clock()))
    if (!listing) throw notFound('Listing')
    return { listing }
  }

  app.get(
    '/listing/own/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'getOwnListing',
        summary: 'One listing of the current user, even a draft',
        description: 'Only its host may read it, whether it is published or not.',
        security: TOKEN,
        params: ListingParamsSchema,
        response,
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
        tags,
        operationId: 'publishListing',
        summary: 'Publish or withdraw a listing',
        description:
          'A withdrawn listing stays unpublished, even when it is saved, until it is published ' +
          'again. Its bookings stay. An incomplete listing cannot be published.',
        security: TOKEN,
        refusals: { 400: 'The listing lacks the fields that `fields` names.' },
        params: ListingParamsSchema,
        body: PublicationPayloadSchema,
        response,
      },
    },
    async (request) => {
      const { id } = request.params
      const { published } = request.body
      await publishListing(database, { id, userId: userOf(request)._id, published, now: clock() })
      return read(id)
    },
  )

  app.put(
    '/listing/photos/:id',
    {
      onRequest,
      schema: {
        tags,
        operationId: 'arrangePhotos',
        summary: 'Arrange and describe the photos of a listing',
        description: 'Names every photo of the listing once, in its new order.',
        security: TOKEN,
        refusals: { 400: 'A photo is missing, unknown or named twice.' },
        params: ListingParamsSchema,
        body: PhotoOrderPayloadSchema,
        response,
      },
    },
    async (request) => {
      const { id } = request.params
      const { photos } = request.body
      await arrangePhotos(database, { id, userId: userOf(request)._id, photos, now: clock() })
      return read(id)
    },
  )
}
