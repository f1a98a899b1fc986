import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { todayInLagos } from '@domain/stay/stay-date'
import type { ServerContext } from '@server/context'
import { followVersion } from '@server/database/data-changes'
import { readFrom } from '@server/database/replica'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for a shared response that follows from its address, the data and the day alone. The
     * server then sends it again until that data changes. Favourites, and what no guest sees without
     * a session, do not count as its data.
     */
    isCached?: true
  }
  interface FastifyRequest {
    /** Text that is sent again as it is, with what other plugins derive from it; null for all others. */
    cached: CachedResponse | null
  }
}

export interface CachedResponse {
  text: string
  headers: Record<string, string>
  tag?: string
  encoded: Partial<Record<string, Promise<Buffer>>>
}

/** Headers that a handler or the serialization sets. All others are set for each request. */
const CACHED_HEADERS = ['content-type', 'link'] as const
/** Characters of all texts and addresses. Their compressed forms add about a third. */
const MOST_CACHED = 8_000_000
/** Characters that a response takes beside its text and its address. */
const OF_EACH = 500
/** Characters of the longest address whose response is cached. No screen of ours sends a longer one. */
const LONGEST_ADDRESS = 2_000

const sizeOf = (url: string, { text }: CachedResponse) => url.length + text.length + OF_EACH

/** Responses of one version of the data, the one that was used last at the end. */
export class ResponseCache {
  #responses = new Map<string, CachedResponse>()
  #version = ''
  #characters = 0
  /** A moment, by performance.now(), before which the data got this version. */
  since = 0

  /** Drops everything when the data has another version. */
  find(url: string, version: string): CachedResponse | null {
    if (version !== this.#version) {
      this.#version = version
      this.since = performance.now()
      this.#responses.clear()
      this.#characters = 0
    }
    const found = this.#responses.get(url)
    if (!found) return null
    this.#responses.delete(url)
    this.#responses.set(url, found)
    return found
  }

  /** Stores a response whose data was read at a version or later, unless there is a newer version. */
  store(url: string, version: string, response: CachedResponse): boolean {
    if (version !== this.#version || url.length > LONGEST_ADDRESS || this.#responses.has(url))
      return false
    this.#responses.set(url, response)
    this.#characters += sizeOf(url, response)
    for (const [oldest, each] of this.#responses) {
      if (this.#characters <= MOST_CACHED) break
      this.#responses.delete(oldest)
      this.#characters -= sizeOf(oldest, each)
    }
    return true
  }
}

/**
 * Sends responses of routes with `isCached` again, by their address (a server has one language), as
 * long as the data and the day in Lagos are the same. The version of the data is read from the
 * database within each request, so a response is never older than the server that it comes from, and
 * nobody sees a night as free after its booking was acknowledged, whichever process took it.
 */
export const cacheResponses = fp<Pick<ServerContext, 'database' | 'clock'>>(
  async (app, { database, clock }) => {
    const readVersion = followVersion(database)
    const cache = new ResponseCache()
    /** Versions of the data that the responses to requests will hold. */
    const versions = new WeakMap<FastifyRequest, string>()

    app.decorateRequest('cached', null)

    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.config.isCached !== true || request.method !== 'GET') return
      const version = `${await readFrom(undefined, readVersion)} ${todayInLagos(clock())}`
      request.cached = cache.find(request.url, version)
      if (request.cached) return reply.headers(request.cached.headers).send(request.cached.text)
      // A replica may be behind this version.
      const freshAt = request.reads?.replica.freshAt() ?? 0
      if (!request.reads || freshAt >= cache.since) versions.set(request, version)
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const version = versions.get(request)
      if (version === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
        return payload
      }
      const set = CACHED_HEADERS.filter((name) => reply.hasHeader(name))
      const headers = Object.fromEntries(set.map((name) => [name, String(reply.getHeader(name))]))
      const response: CachedResponse = { text: payload, headers, encoded: {} }
      if (cache.store(request.url, version, response)) request.cached = response
      return payload
    })
  },
  { name: 'response-cache', dependencies: ['replica-reads'] },
)
