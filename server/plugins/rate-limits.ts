import { callbackify } from 'node:util'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { sql } from 'kysely'
import { MINUTE, SECOND } from '@domain/time'
import { userOf } from '@server/auth/bearer'
import { clientOf } from '@server/config/network-address'
import type { ServerContext } from '@server/context'
import { sharedMoment } from '@server/database/shared-moment'
import { rateLimited } from '@server/http-error'

/** Number of addresses that one process counts. Beyond it all counts start again. */
const MOST_ADDRESSES = 100_000

/** Requests in a minute of one address, or of all guests behind it. `hook` says when they are counted. */
const perAddress = (name: string, max: number) => ({
  max,
  timeWindow: MINUTE,
  hook: 'onRequest' as const,
  keyGenerator: (request: FastifyRequest) => `${name} ${clientOf(request.ip)}`,
})

/** The same of one user. */
const perUser = <Hook extends string>(name: string, max: number, hook: Hook) => ({
  max,
  timeWindow: MINUTE,
  hook,
  keyGenerator: (request: FastifyRequest) => `${name} ${userOf(request)._id}`,
})

/**
 * The limit is far above what a person does, because many bookings of one listing must get 409
 * rather than 429. It counts after validation, so that an invalid body costs no attempt.
 */
export const bookingRateLimit = perUser('booking', 300, 'preHandler')

/**
 * The limit is far above what a host needs who uploads photos one by one. It counts before the body
 * is read.
 */
export const uploadRateLimit = perUser('listing', 120, 'preParsing')

/**
 * For the page on which hosts answer without a login. The limit is far above what they do, and far
 * below what guessing needs.
 */
export const answerRateLimit = perAddress('answer', 60)

/**
 * For searches and lists, which anybody may request. Fifty a second are more than a hundred guests
 * behind one address send. Each process counts in its memory, because a write for each read would
 * cost more than the read.
 */
export const readRateLimit = perAddress('read', 3_000)

/**
 * For payment links, each of which may ask the provider several times. Twenty a minute are more than
 * anybody presses.
 */
export const paymentRateLimit = perAddress('pay', 20)

/** For notices of the payment provider, all of which come from few addresses. */
export const noticeRateLimit = perAddress('notice', 1_200)

/** For files of the sitemap, which crawlers fetch once a day and which read 40,000 rows each. */
export const sitemapRateLimit = perAddress('sitemap', 30)

/**
 * Counts a request in the database, so that all server processes share one limit. The clock of the
 * database decides which window it is. Otherwise two processes whose clocks are apart would each
 * begin the other's window again.
 */
async function countHit({ database, clock }: ServerContext, key: string, timeWindow: number) {
  const now = sharedMoment(clock())
  const length = sql`make_interval(secs => ${timeWindow / SECOND}::double precision)`
  // A window that begins this far ahead of the clock shows that the clock was put back.
  const isOpen = sql`r.window_start > excluded.window_start - ${length} and r.window_start < excluded.window_start + ${length}`
  const { rows } = await sql<{ hits: number; left: number }>`
    insert into rate_windows as r (key, window_start, hits) values (${key}, ${now}, 1)
    on conflict (key) do update set
      hits = case when ${isOpen} then r.hits + 1 else 1 end,
      window_start = case when ${isOpen} then r.window_start else excluded.window_start end
    returning hits,
      (extract(epoch from window_start + ${length} - ${now}) * 1000)::float8 as left`.execute(
    database,
  )
  const { hits = 1, left = timeWindow } = rows[0] ?? {}
  return { current: hits, ttl: Math.min(left, timeWindow) }
}

type Counted = Parameters<FastifyRateLimitStore['incr']>

/** Counts in this process. All windows begin together, so that no window has to be looked up. */
function memoryStore({ clock }: ServerContext) {
  const hits = new Map<string, number>()
  let start = 0
  const store: FastifyRateLimitStore = {
    incr: (...[key, done, timeWindow]: Counted) => {
      const now = clock().getTime()
      // A clock that was put back begins a window too. Otherwise the old window would last for
      // hours.
      if (Math.abs(now - start) >= timeWindow || hits.size >= MOST_ADDRESSES) {
        hits.clear()
        start = now
      }
      const current = (hits.get(key) ?? 0) + 1
      hits.set(key, current)
      done(null, { current, ttl: start + timeWindow - now })
    },
    child: () => store,
  }
  return store
}

/** Adapts the counter to the plugin's store interface, which uses callbacks. */
const storeIn = (context: ServerContext, inMemory: FastifyRateLimitStore) => {
  return class implements FastifyRateLimitStore {
    incr(...[key, done, timeWindow]: Counted) {
      callbackify(() => countHit(context, key, timeWindow))(done)
    }

    child(options: object): FastifyRateLimitStore {
      // The plugin merges the route's limit into its own settings.
      const isCountedHere =
        'keyGenerator' in options &&
        [readRateLimit, noticeRateLimit, sitemapRateLimit].some(
          (limit) => limit.keyGenerator === options.keyGenerator,
        )
      return isCountedHere ? inMemory : this
    }
  }
}

/** Makes `config.rateLimit` of a route work. Routes without it are not limited. */
export const limitRates = fp<ServerContext>(
  async (app, context) => {
    await app.register(rateLimit, {
      global: false,
      store: storeIn(context, memoryStore(context)),
      errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl / 1000, 'requests'),
    })
  },
  { name: 'rate-limits' },
)

/** Deletes the windows that have ended by the clock that decides on them. */
export async function deleteOldRateWindows(database: ServerContext['database'], now: Date) {
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<=', sharedMoment(new Date(now.getTime() - MINUTE)))
    .execute()
}
