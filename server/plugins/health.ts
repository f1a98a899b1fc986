import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { ErrorBody } from '@domain/schemas/common-schema'
import type { OpenConnections } from '@server/connections/open-connections'
import type { ServerContext } from '@server/context'
import { veryBusy } from '@server/http-error'
import type { StoreCheck } from '@server/media/store-id'
import { isHealthCheck } from './open-requests'
import { watchReadiness } from './readiness'

/**
 * Refuses requests before the process runs out of memory. The event loop's delay is not watched:
 * the embedded database runs on it, so a burst of bookings would end in 503.
 */
const MOST_MEMORY = 0.9 * getHeapStatistics().heap_size_limit

interface HealthOptions extends ServerContext {
  connections: OpenConnections
  storeCheck: StoreCheck | undefined
}

/** In seconds, for Retry-After. */
const RETRY_AFTER = 10

/** Responds here, because a thrown error is logged, and these requests come all the time. */
const sendUnready = (reply: FastifyReply, message: string) =>
  reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .header('cache-control', 'no-store')
    .send({ message, code: 'unavailable' } satisfies ErrorBody)

/**
 * Adds `/healthz` (the process responds) and `/readyz` (the database responds too, and the disks
 * take writes), and refuses requests under memory pressure.
 */
export const watchHealth = fp<HealthOptions>(
  async (app, { connections, ...context }) => {
    const readiness = watchReadiness(context, app.log)
    app.addHook('onError', async (_request, _reply, error) =>
      readiness.note(await app.explain(error)),
    )
    await app.register(underPressure, {
      maxHeapUsedBytes: MOST_MEMORY,
      pressureHandler: async (request) => {
        // An orchestrator would end a process that is only busy.
        if (isHealthCheck(request.routeOptions.url)) return
        throw veryBusy()
      },
    })
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      if (connections.isEnding) return sendUnready(reply, 'The server is shutting down.')
      const fault = await readiness.fault()
      return fault === undefined ? { status: 'ready' } : sendUnready(reply, fault)
    })
  },
  { name: 'health', dependencies: ['errors', 'open-requests'] },
)
