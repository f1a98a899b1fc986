import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { SECOND } from '@domain/time'
import type { ServerContext } from '@server/context'
import { readFrom, type ReplicaReads } from '@server/database/replica'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a read that a replica may answer. Every response with `isCached` is one. */
    readsReplica?: true
  }
  interface FastifyRequest {
    /** Reads of this request that the replica answers. Null when the primary answers all. */
    reads: ReplicaReads | null
  }
}

/** Cookie of a browser whose last write a replica may not have replayed yet. */
const WRITER = 'staylet-wrote'
const WROTE = new RegExp(`(?:^|; *)${WRITER}=1(?:;|$)`)

const isRead = ({ method }: FastifyRequest) =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

const hasWritten = ({ headers }: FastifyRequest) => WROTE.test(headers.cookie ?? '')

/** Headers that tell another request of this server whether the visitor has just written. */
export const writerHeaders = (request: FastifyRequest): Record<string, string> =>
  hasWritten(request) ? { cookie: `${WRITER}=1` } : {}

/**
 * Lets the replica answer what visitors read. Whoever is signed in reads from the primary, and so does
 * every browser that has written within the time that the replica may be behind. It must see what it
 * has written.
 */
export const readFromReplica = fp<Pick<ServerContext, 'config' | 'replica'>>(
  async (app, { config, replica }) => {
    app.decorateRequest('reads', null)
    if (!replica || !config.replica) return
    // A cookie counts whole seconds, from the moment at which the response arrives.
    const seconds = Math.ceil(config.replica.lag / SECOND) + 1
    const cookie = `${WRITER}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${config.servesHttps ? '; Secure' : ''}`

    const choose = (request: FastifyRequest) => {
      const { isCached, readsReplica } = request.routeOptions.config
      const isAllowed = (isCached ?? readsReplica) === true && isRead(request)
      if (!isAllowed || request.headers.authorization || hasWritten(request)) return undefined
      return replica.freshAt() === undefined ? undefined : { replica, hasLeft: false }
    }
    app.addHook('preHandler', (request, _reply, done) => {
      const reads = choose(request)
      request.reads = reads ?? null
      readFrom(reads, done)
    })
    app.addHook('onSend', async (request, reply, payload) => {
      if (!isRead(request) && reply.statusCode < 400) void reply.header('set-cookie', cookie)
      return payload
    })
  },
  { name: 'replica-reads' },
)
