import { callbackify } from 'node:util'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { MINUTE } from '@domain/time'
import { userOf } from '@server/auth/bearer'
import type { ServerContext } from '@server/context'
import { rateLimited } from '@server/http-error'

/**
 * Far above what a person does, because many bookings of one listing must get 409 rather than 429.
 * It counts after validation, so that an invalid body costs no attempt.
 */
export const bookingRateLimit = {
  max: 300,
  timeWindow: MINUTE,
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => `booking ${userOf(request)._id}`,
} as const

/** Far above a host who uploads photos one by one. It counts before the body is read. */
export const uploadRateLimit = {
  max: 120,
  timeWindow: MINUTE,
  hook: 'preParsing',
  keyGenerator: (request: FastifyRequest) => `listing ${userOf(request)._id}`,
} as const

/** Counts a request in the database, so that all server processes share one limit. */
async function countHit({ database, clock }: ServerContext, key: string, timeWindow: number) {
  const now = clock()
  const before = new Date(now.getTime() - timeWindow)
  const { rows } = await sql<{ hits: number; window_start: Date }>`
    insert into rate_windows as r (key, window_start, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      hits = case when r.window_start <= ${before} then 1 else r.hits + 1 end,
      window_start = case when r.window_start <= ${before} then ${now} else r.window_start end
    returning hits, window_start`.execute(database)
  const { hits = 1, window_start = now } = rows[0] ?? {}
  return { current: hits, ttl: window_start.getTime() + timeWindow - now.getTime() }
}

/** Adapts the counter to the plugin's store interface, which uses callbacks. */
const storeIn = (context: ServerContext) =>
  class implements FastifyRateLimitStore {
    incr(...[key, done, timeWindow]: Parameters<FastifyRateLimitStore['incr']>) {
      callbackify(() => countHit(context, key, timeWindow))(done)
    }

    child() {
      return this
    }
  }

/** Makes `config.rateLimit` of a route work. Routes without it are not limited. */
export async function limitRates(app: FastifyInstance, context: ServerContext) {
  await app.register(rateLimit, {
    global: false,
    store: storeIn(context),
    errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl / 1000, 'requests'),
  })
}

/** Deletes the windows that have ended. */
export async function deleteOldRateWindows(database: ServerContext['database'], now: Date) {
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<=', new Date(now.getTime() - MINUTE))
    .execute()
}
