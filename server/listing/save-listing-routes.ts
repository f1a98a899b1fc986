import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import {
  type ListingSavePayload,
  ListingSavePayloadSchema,
  OwnListingResponseSchema,
} from '@domain/schemas/listing-save-schema'
import { todayInLagos } from '@domain/stay/stay-date'
import { requireUser, userOf } from '@server/auth/bearer'
import type { ServerContext } from '@server/context'
import { aborted, invalidRequest, notFound } from '@server/http-error'
import type { PhotoUploads } from '@server/media/photo-uploads'
import { refuseTooMuch, uploadFormOptions, type ReceivedFile } from '@server/media/read-upload-form'
import { uploadRateLimit } from '@server/plugins/rate-limits'
import { countUse, requireQuota } from '@server/quota/daily-quotas'
import { findOwnListing } from './listing-repository'
import { listingFromForm, trimmedFields, unchargeable } from './listing-values'
import { refuseOthers, saveListing } from './save-listing'

export interface HostingContext extends ServerContext {
  uploads: PhotoUploads
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

  /**
   * Counts photos before any work on them, because refusing a photo costs as much as storing it.
   */
  const countPhotos = async (userId: string, files: readonly ReceivedFile[]) => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const count = (kind: 'photos' | 'bytes', amount: number) =>
      countUse(database, { userId, kind, amount, most: quotas[kind], now: clock() })
    await count('photos', files.length)
    await count('bytes', bytes)
  }

  /** Stores the originals before the rows, and deletes them again when saving fails. */
  const save = async (request: FastifyRequest, { id, ...fields }: ListingSavePayload) => {
    const userId = userOf(request)._id
    const files = received.get(request) ?? []
    // Avoids needless work on photos. The transaction checks the owner again.
    if (files.length > 0) {
      if (id !== undefined) await refuseOthers(database, id, userId)
      await countPhotos(userId, files)
    }
    const refuseGone = () => {
      if (request.raw.socket.destroyed) throw aborted()
    }
    const photos = await uploads.keep(files, userId, refuseGone)
    try {
      refuseGone()
      const saved = {
        id,
        userId,
        fields: trimmedFields(fields),
        photos,
        mostListings: quotas.listings,
        now: clock(),
      }
      return await saveListing(database, saved)
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
      const listing = await findOwnListing(database, id, todayInLagos(clock()))
      if (!listing) throw notFound('Listing')
      return reply.code(request.body.id === undefined ? 201 : 200).send({ listing })
    },
  )
}
