import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { MINUTE } from '@domain/time'
import { userOf } from '@server/auth/bearer'
import { clientOf } from '@server/config/network-address'
import type { ServerContext } from '@server/context'
import { rateLimited } from '@server/http-error'

/** Number of addresses and users that one process counts. Beyond it all counts start again. */
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
 * behind one address send.
 */
export const readRateLimit = perAddress('read', 3_000)

/**
 * For pages that the server renders. Rendering takes longer than any other request of a visitor, and a
 * page with another filter in its address is a new page. The script renders any further one, which takes
 * the guest a moment longer.
 */
export const renderRateLimit = perAddress('render', 120)

/**
 * For payment links, each of which may ask the provider several times. Twenty a minute are more than
 * anybody presses.
 */
export const paymentRateLimit = perAddress('pay', 20)

/**
 * For the page that the checkout leads back to. The guests of a mobile carrier share an address, and
 * whoever has paid must see so.
 */
export const paymentReturnLimit = perAddress('pay-return', 120)

/** For notices of the payment provider, all of which come from few addresses. */
export const noticeRateLimit = perAddress('notice', 1_200)

/** For files of the sitemap, which crawlers fetch once a day and which read 40,000 rows each. */
export const sitemapRateLimit = perAddress('sitemap', 30)

/**
 * Counts in this process, because a write for each request would cost more than most requests. All
 * windows begin together, so that no window has to be looked up.
 */
const storeBy = (clock: () => Date) =>
  class implements FastifyRateLimitStore {
    readonly #hits = new Map<string, number>()
    #start = 0

    incr(...[key, done, timeWindow]: Parameters<FastifyRateLimitStore['incr']>) {
      const now = clock().getTime()
      // A clock that was put back begins a window too. Otherwise the old window would last for
      // hours.
      if (Math.abs(now - this.#start) >= timeWindow || this.#hits.size >= MOST_ADDRESSES) {
        this.#hits.clear()
        this.#start = now
      }
      const current = (this.#hits.get(key) ?? 0) + 1
      this.#hits.set(key, current)
      done(null, { current, ttl: this.#start + timeWindow - now })
    }

    /** Routes with the same keys count together. */
    child() {
      return this
    }
  }

/** Makes `config.rateLimit` of a route work. Routes without it are not limited. */
export const limitRates = fp<Pick<ServerContext, 'clock'>>(
  async (app, { clock }) => {
    await app.register(rateLimit, {
      global: false,
      store: storeBy(clock),
      errorResponseBuilder: (_request, { ttl }) => rateLimited(ttl / 1000, 'requests'),
    })
  },
  { name: 'rate-limits', dependencies: ['bearer'] },
)
