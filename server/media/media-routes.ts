import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { PHOTO_WIDTHS } from '@domain/constants'
import { id, text } from '@domain/schemas/common-schema'
import { accepts } from '@server/accepts'
import { networkOf } from '@server/config/network-address'
import type { Database } from '@server/database/tables'
import { invalidRequest, notFound } from '@server/http-error'
import { findPhotoKey } from './find-photo-key'
import { CONTENT_TYPES, PHOTO_FORMATS } from './make-variant'
import type { PhotoVariants } from './photo-variants'

export interface MediaOptions {
  database: Database
  variants: PhotoVariants
}

const photoId = id('Id of the photo.')
const MediaParamsSchema = Type.Object({
  id: photoId,
  file: text('Width and format, such as `480.webp`.', '480.webp', { maxLength: 32 }),
})
const PlainMediaParamsSchema = Type.Object({ id: photoId })

/** What an address without a file name means, for clients that choose no width. */
const PLAIN_FILE = '1280.webp'

const response = { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }

/** Splits a file name such as '480.webp'. An unknown width or format is a client error. */
function parseFile(file: string) {
  const [, digits, ending] = /^(\d+)\.(\w+)$/.exec(file) ?? []
  const width = PHOTO_WIDTHS.find((each) => String(each) === digits)
  const format = PHOTO_FORMATS.find((each) => each === ending)
  if (width && format) return { width, format }
  throw invalidRequest({
    ...(!width && { width: `must be one of ${PHOTO_WIDTHS.join(', ')}` }),
    ...(!format && { format: `must be one of ${PHOTO_FORMATS.join(', ')}` }),
  })
}

/**
 * Serves /media/:id/:width.:format, and /media/:id in a usual width. Content never changes under its address, so it is cached for a
 * year and needs no ETag. The address of a WebP responds with AVIF to a browser that takes it, once
 * that has been encoded: the same picture in fewer bytes. The address of an AVIF responds with 404
 * until then.
 */
export const mediaRoutes: FastifyPluginAsyncTypebox<MediaOptions> = async (
  app,
  { database, variants },
) => {
  const send = async (request: FastifyRequest, reply: FastifyReply, id: string, file: string) => {
    const { width, format } = parseFile(file)
    const key = await findPhotoKey(database, id)
    const isNegotiated = format === 'webp' && accepts(request.headers.accept, 'image/avif')
    const network = networkOf(request.ip)
    const ask = async () => {
      const content = await variants.get(key, width, format, network)
      return content && { content, format }
    }
    const photo = await (isNegotiated ? variants.getSmallest(key, width, network) : ask())
    if (!photo) throw notFound('Photo')
    if (format === 'webp') reply.header('vary', 'Accept')
    // A shared cache would otherwise send the WebP for a year to those who could have the AVIF.
    const isAwaited = isNegotiated && photo.format === 'webp'
    return (
      reply
        .type(CONTENT_TYPES[photo.format])
        .header('cache-control', `${isAwaited ? 'private' : 'public'}, max-age=31536000, immutable`)
        // The app may be served from another origin than its photos.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(photo.content)
    )
  }
  app.get(
    '/media/:id/:file',
    {
      schema: {
        operationId: 'getPhoto',
        summary: 'A photo in one width and format',
        description:
          'The file name is a width and a format, such as `480.webp`. The picture at an address ' +
          'never changes. AVIF is not found until it has been made; request WebP until then. The ' +
          'address of a WebP responds with AVIF once it has been made, when `Accept` names ' +
          '`image/avif`.',
        refusals: { 400: 'There is no such width or format.' },
        params: MediaParamsSchema,
        response,
      },
    },
    (request, reply) => send(request, reply, request.params.id, request.params.file),
  )
  app.get(
    '/media/:id',
    {
      schema: {
        operationId: 'getPlainPhoto',
        summary: 'A photo in a usual width',
        description:
          'The photo as WebP, 1280 pixels wide, or AVIF when `Accept` names `image/avif`.',
        params: PlainMediaParamsSchema,
        response,
      },
    },
    (request, reply) => send(request, reply, request.params.id, PLAIN_FILE),
  )
}
