import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
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

/** Tells whether a client has what a tag names, by the weak comparison of RFC 9110. */
export const isKnown = ({ method, headers }: FastifyRequest, tag: string) =>
  method === 'GET' &&
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => each.trim() === '*' || opaque(each) === opaque(tag))

/** Gives shared responses an ETag, with which a client asks whether its copy is still right. */
export const revalidate = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isShared = request.routeOptions.config.isShared === true
      if (!isShared || reply.statusCode !== 200 || typeof payload !== 'string') return payload
      const tag = request.cached ? (request.cached.tag ??= tagOf(payload)) : tagOf(payload)
      reply.header('etag', tag)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
      if (!isKnown(request, tag)) return payload
      nameEncoding(reply, payload)
      // A client replaces the headers of its copy by these, and would mistake the copy for an empty
      // one.
      reply.removeHeader('content-length').removeHeader('content-type').code(304)
      return null
    })
  },
  { name: 'revalidation', dependencies: ['response-cache'] },
)
