import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayInLagos } from '@domain/stay/stay-date'
import type { ServerContext } from '@server/context'
import { createDataVersion } from '@server/database/data-version'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for a shared response that follows from its address, the data and the day alone. The
     * server then sends it again without making it anew until the data changes.
     */
    isKept?: true
  }
  interface FastifyRequest {
    /** Response that is kept, or about to be; null for all others. */
    kept: KeptResponse | null
  }
}

/** Response whose text does not change any more. Later hooks add what they derive from it. */
interface KeptResponse {
  text: string
  headers: Record<string, string>
  tag?: string
  encoded: Partial<Record<string, Promise<Buffer>>>
}

/** Characters of all texts that are kept. Their compressed forms add about a third. */
const MOST_KEPT = 8_000_000
/** Headers that a handler or the serialization sets. All others are set for each request. */
const KEPT_HEADERS = ['content-type', 'link'] as const

/**
 * Sends responses of routes with `isKept` again as long as no transaction has stored anything and
 * the day in Lagos is the same. Each request asks the database for the version of its data, so a
 * response is never older than the last write of any process.
 */
export function keepResponses(app: FastifyInstance, { database, clock }: ServerContext) {
  const readVersion = createDataVersion(database)
  const wanted = new WeakMap<FastifyRequest, string>()
  const kept = new Map<string, KeptResponse>()
  let version = ''
  let characters = 0

  const forget = () => {
    kept.clear()
    characters = 0
  }
  /** Returns the response of an address, which becomes the last one to be dropped. */
  const find = (url: string) => {
    const found = kept.get(url)
    if (found) {
      kept.delete(url)
      kept.set(url, found)
    }
    return found ?? null
  }
  const keep = (url: string, response: KeptResponse) => {
    kept.set(url, response)
    characters += response.text.length
    for (const [oldest, { text }] of kept) {
      if (characters <= MOST_KEPT) break
      kept.delete(oldest)
      characters -= text.length
    }
  }

  app.decorateRequest('kept', null)

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isKept !== true || request.method !== 'GET') return
    const now = `${await readVersion()} ${todayInLagos(clock())}`
    if (now !== version) forget()
    version = now
    request.kept = find(request.url)
    if (request.kept) return reply.headers(request.kept.headers).send(request.kept.text)
    wanted.set(request, now)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const isCurrent = wanted.get(request) === version
    if (!isCurrent || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    // Another request for the same address may have been quicker.
    if (kept.has(request.url)) return payload
    const set = KEPT_HEADERS.filter((name) => reply.hasHeader(name))
    const headers = Object.fromEntries(set.map((name) => [name, String(reply.getHeader(name))]))
    request.kept = { text: payload, headers, encoded: {} }
    keep(request.url, request.kept)
    return payload
  })
}
