import { createHash } from 'node:crypto'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { RESPONSE_LENGTH } from '@domain/api/api-paths'
import { nameEncoding } from './compress-responses'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a response that is the same for everybody, so that a client may keep it. */
    isShared?: true
  }
}

/** Returns a weak tag, because the same text may be sent in several encodings. */
export const tagOf = (body: string) =>
  `W/"${createHash('sha256').update(body).digest('base64url')}"`

/** Returns a tag without the sign of a weak one, because clients may hold either form. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Tells whether the header `If-None-Match` names a tag, by the weak comparison of RFC 9110. */
export const isKnown = (sent: string | undefined, tag: string) =>
  (sent ?? '').split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(tag))

/** Keeps Fastify from telling a client with HEAD that the body of its copy is empty. */
function omitLengthOfCopies(app: FastifyInstance) {
  const omit: onSendAsyncHookHandler = async (_request, reply, payload) => {
    if (reply.statusCode === 304) reply.removeHeader('content-length')
    return payload
  }
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? [], omit].flat()
  })
}

/** Gives shared responses an ETag, with which a client asks whether its copy is still right. */
export const revalidate = fp(
  async (app) => {
    omitLengthOfCopies(app)
    app.addHook('onSend', async (request, reply, payload) => {
      const isShared = request.routeOptions.config.isShared === true
      if (!isShared || reply.statusCode !== 200 || typeof payload !== 'string') return payload
      const tag = request.cached ? (request.cached.tag ??= tagOf(payload)) : tagOf(payload)
      reply.header('etag', tag)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
      if (!isKnown(request.headers['if-none-match'], tag)) return payload
      nameEncoding(reply, payload)
      // A client replaces the headers of its copy by these, and would mistake the copy for an empty
      // one.
      reply
        .removeHeader(RESPONSE_LENGTH)
        .removeHeader('content-length')
        .removeHeader('content-type')
      reply.code(304)
      // Fastify's route for HEAD fails on null, and would compute a length for GET from a text.
      return request.method === 'HEAD' ? '' : null
    })
  },
  { name: 'revalidation', dependencies: ['response-cache', 'response-length'] },
)
