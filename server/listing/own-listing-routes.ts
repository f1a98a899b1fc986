import multipart from '@fastify/multipart'
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
  type ListingSavePayload,
  ListingSavePayloadSchema,
} from '@domain/schemas/listing-save-schema'
import { ListingParamsSchema } from '@domain/schemas/listing-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import type { ServerContext } from '@server/context'
import { invalidRequest, notFound, aborted } from '@server/http-error'
import type { PhotoUploads } from '@server/media/photo-uploads'
import { refuseTooMuch, uploadFormOptions, type ReceivedFile } from '@server/media/read-upload-form'
import { TOKEN_OR_NONE } from '@server/openapi/refusals'
import { readRateLimit, uploadRateLimit } from '@server/plugins/rate-limits'
import { countUse, requireQuota } from '@server/quota/daily-quotas'
import { arrangePhotos, deleteListing, deleteListingImage, publishListing } from './change-listing'
import { findListingsOfHost, findOwnListing } from './listing-repository'
import { listingFromForm, trimmedFields, unchargeable } from './listing-values'
import { refuseOthers, saveListing } from './save-listing'

interface HostingContext extends ServerContext {
  uploads: PhotoUploads
}

const imageSchemas = bodyOrQuery(ListingImagePayloadSchema, 'ListingImage', 'The photo')

/** Returns the host's listing as it is now. */
async function ownListing({ database, clock }: HostingContext, id: string) {
  const listing = await findOwnListing(database, id, todayInLagos(clock()))
  if (!listing) throw notFound('Listing')
  return { listing }
}

/** Fixed paths take precedence over /listing/:id in any order. */
export const ownListingRoutes: FastifyPluginAsyncTypebox<HostingContext> = async (app, context) => {
  const { database, clock, uploads } = context
  const onRequest = requireUser(context)
  const today = () => todayInLagos(clock())

  /** Visitors may send the request, but a token that is sent must be valid. */
  const identify: onRequestAsyncHookHandler = async function (request, reply) {
    if (request.headers.authorization !== undefined) await onRequest.call(this, request, reply)
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
      return ownListing(context, listingId)
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
      return ownListing(context, request.params.id)
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
      return ownListing(context, request.params.id)
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
      return ownListing(context, request.params.id)
    },
  )
}

/** In bytes. Allows a long description and fifty rules with escapes. */
const BODY_LIMIT = 256 * 1024

/** In bytes. A form has fields and markup besides its photos. */
const FORM_BYTES = 1_000_000

/** Serves PATCH /listing in a separate plugin, because no other route accepts a form. */
export const saveListingRoutes: FastifyPluginAsyncTypebox<HostingContext> = async (
  app,
  context,
) => {
  const { database, clock, uploads } = context
  const { quotas } = context.config
  await app.register(multipart, uploadFormOptions)
  const received = new WeakMap<FastifyRequest, ReceivedFile[]>()

  /** Stores the originals before the rows, and deletes them again when saving fails. */
  const save = async (request: FastifyRequest, { id, ...fields }: ListingSavePayload) => {
    const userId = userOf(request)._id
    const files = received.get(request) ?? []
    // Avoids needless work on photos. The transaction checks the owner again.
    if (files.length > 0) {
      if (id !== undefined) await refuseOthers(database, id, userId)
      // Before any work on photos, because refusing one costs as much as storing it.
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      const count = (kind: 'photos' | 'bytes', amount: number) =>
        countUse(database, { userId, kind, amount, most: quotas[kind], now: clock() })
      await count('photos', files.length)
      await count('bytes', bytes)
    }
    const refuseGone = () => {
      if (request.raw.socket.destroyed) throw aborted()
    }
    const photos = await uploads.keep(files, userId, refuseGone)
    try {
      refuseGone()
      return await saveListing(database, {
        id,
        userId,
        fields: trimmedFields(fields),
        photos,
        mostListings: quotas.listings,
        now: clock(),
      })
    } catch (error) {
      const keys = photos.map(({ storageKey }) => storageKey)
      await uploads.discardUnsaved(keys, error)
      throw error
    }
  }

  app.patch(
    '/listing',
    {
      onRequest: requireUser(context),
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: uploadRateLimit },
      preValidation: async (request, reply) => {
        if (!request.isMultipart()) return
        const amount = Number(request.headers['content-length'] ?? 0)
        // This check comes before that of the quota, which would promise that the same request fits
        // tomorrow.
        refuseTooMuch(amount)
        const userId = userOf(request)._id
        const most = quotas.bytes + FORM_BYTES
        await requireQuota(database, { userId, kind: 'bytes', amount, most, now: clock() })
        const { fields, files } = await uploads.receive(request, reply)
        received.set(request, files)
        request.body = listingFromForm(fields)
      },
      schema: {
        operationId: 'saveListing',
        summary: 'Save a listing',
        description:
          'Updates a listing with an id, and creates one without (201). It is a draft while a ' +
          'required field is missing. A form may contain photos, ten at a time, and its lists are ' +
          'JSON texts.',
        refusals: {
          404: 'There is no such listing, property type or amenity.',
          413: 'A field or a photo is too large.',
          415: 'The body is neither JSON nor a form, or a file is not a photo.',
          507: 'There is no room for photos.',
        },
        consumes: ['application/json', 'multipart/form-data'],
        body: ListingSavePayloadSchema,
        response: { 200: OwnListingResponseSchema, 201: OwnListingResponseSchema },
      },
    },
    async (request, reply) => {
      const faults = unchargeable(request.body)
      if (Object.keys(faults).length > 0) throw invalidRequest(faults)
      const id = await save(request, request.body)
      const answer = await ownListing(context, id)
      return reply.code(request.body.id === undefined ? 201 : 200).send(answer)
    },
  )
}
