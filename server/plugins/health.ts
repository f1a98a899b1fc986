import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { ServerContext } from '../context'
import { HttpError } from '../http-error'

/** Milliseconds. The embedded database works on the event loop, so a busy second is no emergency. */
const HOPELESS_DELAY = 10_000

const unavailable = (message: string) =>
  new HttpError(503, 'unavailable', message, { retryAfter: 10 })

/** `/healthz`: the process answers. `/readyz`: the database answers too. And a last brake. */
export async function watchHealth(app: FastifyInstance, { database }: ServerContext) {
  await app.register(underPressure, {
    maxEventLoopDelay: HOPELESS_DELAY,
    pressureHandler: async () => {
      throw unavailable('The server is very busy. Please try again in a moment.')
    },
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      await sql`select 1 from kysely_migration limit 1`.execute(database)
    } catch (error) {
      request.log.warn({ code: (error as { code?: unknown }).code }, 'not ready')
      throw unavailable('The database does not answer.')
    }
    return { status: 'ready' }
  })
}
