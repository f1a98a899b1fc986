import fp from 'fastify-plugin'
import type { ErrorBody } from '@domain/schemas/common-schema'
import { SECOND } from '@domain/time'
import type { OpenConnections } from '@server/connections/open-connections'
import { veryBusy } from '@server/http-error'

/** Requests without a complete response. A storm of 500 bookings must fit in. */
const MOST_OPEN = 2_000

/** Paths that are served however busy the server is. */
const HEALTH_PATHS = ['/healthz', '/readyz']

/** Tells whether a route is a health check. */
export const isHealthCheck = (route = '') => HEALTH_PATHS.includes(route)

/** Requests that are open, and those that were refused because too many were. */
export interface OpenRequests {
  readonly open: number
  readonly refused: number
}

declare module 'fastify' {
  interface FastifyInstance {
    openRequests: OpenRequests
  }
}

interface OpenRequestsOptions {
  connections: Pick<OpenConnections, 'refusal'>
  most?: number
}

/** Bounds the requests that wait in this process, and refuses any further one with 503. */
export const limitOpenRequests = fp<OpenRequestsOptions>(
  async (app, { connections, most = MOST_OPEN }) => {
    const counts = { open: 0, refused: 0 }
    app.decorate('openRequests', counts as OpenRequests)
    let told = 0
    app.addHook('onRequest', async (request, reply) => {
      const { refusal } = connections
      const isRefused =
        (counts.open >= most || refusal !== undefined) && !isHealthCheck(request.routeOptions.url)
      counts.open += 1
      reply.raw.once('close', () => (counts.open -= 1))
      if (!isRefused) return
      counts.refused += 1
      await refusal
      // A thrown error would be logged, for each request of a flood.
      const { statusCode, message, code, retryAfter } = veryBusy()
      reply.header('retry-after', retryAfter).header('cache-control', 'no-store')
      return reply.code(statusCode).send({ message, code } satisfies ErrorBody)
    })
    const timer = setInterval(() => {
      const refused = counts.refused - told
      told = counts.refused
      if (refused > 0) app.log.warn({ refused }, 'too many requests at once')
    }, SECOND).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'open-requests' },
)
