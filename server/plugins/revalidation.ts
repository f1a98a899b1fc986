import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { RESPONSE_LENGTH } from '@domain/api/api-paths'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a response that is the same for everybody, so that a client may keep it. */
    isShared?: true
  }
}

/** Returns a weak tag, because the same text may be sent in several encodings. */
export const tagOf = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url')}"`

/** Tells whether the header `If-None-Match` names a tag. */
export const isKnown = (sent: string | undefined, tag: string) =>
  (sent ?? '').split(',').some((each) => each.trim() === '*' || each.trim() === tag)

/** Gives shared responses an ETag, with which a client asks whether its copy is still right. */
export function revalidate(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    const isShared = request.routeOptions.config.isShared === true
    if (!isShared || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = request.kept ? (request.kept.tag ??= tagOf(payload)) : tagOf(payload)
    reply.header('etag', tag)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (!isKnown(request.headers['if-none-match'], tag)) return payload
    // A client replaces the headers of its copy by these, and would mistake the copy for an empty
    // one.
    reply.removeHeader(RESPONSE_LENGTH).removeHeader('content-length').removeHeader('content-type')
    reply.code(304)
    return null
  })
}
