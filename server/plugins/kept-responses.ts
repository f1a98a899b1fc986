import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayInLagos } from '@domain/stay/stay-date'
import type { ServerContext } from '@server/context'
import { createDataVersion } from '@server/database/data-version'
import { wasDamagedLately } from '@server/database/database-faults'
import type { Replica } from '@server/database/replica-reads'

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
export interface KeptResponse {
  text: string
  headers: Record<string, string>
  tag?: string
  encoded: Partial<Record<string, Promise<Buffer>>>
}

/** Characters of all texts that are kept of one server. Their compressed forms add about a third. */
const MOST_KEPT = 8_000_000
/** Headers that a handler or the serialization sets. All others are set for each request. */
const KEPT_HEADERS = ['content-type', 'link'] as const

/** Responses that were made from one server's data. */
function createStore() {
  const kept = new Map<string, KeptResponse>()
  let version = ''
  let characters = 0
  return {
    /** Drops every response of another version. */
    use: (now: string) => {
      if (now === version) return
      version = now
      kept.clear()
      characters = 0
    },
    isAt: (then: string) => then === version,
    /** Returns the response of an address, which becomes the last one to be dropped. */
    find: (url: string) => {
      const found = kept.get(url)
      if (found) {
        kept.delete(url)
        kept.set(url, found)
      }
      return found ?? null
    },
    has: (url: string) => kept.has(url),
    keep: (url: string, response: KeptResponse) => {
      kept.set(url, response)
      characters += response.text.length
      for (const [oldest, { text }] of kept) {
        if (characters <= MOST_KEPT) break
        kept.delete(oldest)
        characters -= text.length
      }
    },
  }
}

type Store = ReturnType<typeof createStore>

/** Kept responses that were made from the primary's data. */
export interface KeptResponses {
  /** Drops those that are no longer right by the time of the call. */
  refresh: () => Promise<void>
  find: (url: string) => KeptResponse | null
}

/**
 * Sends responses of routes with `isKept` again as long as no transaction has stored anything and
 * the day in Lagos is the same. Each request asks the server that it reads from for the version of
 * its data, so a response is never older than that server. Each server has a store of its own,
 * because a response of a replica that is behind must not be sent for the primary.
 */
export function keepResponses(
  app: FastifyInstance,
  { database, clock }: ServerContext,
): KeptResponses {
  const readVersion = createDataVersion(database)
  const wanted = new WeakMap<FastifyRequest, { store: Store; version: string }>()
  const ofPrimary = createStore()
  const ofReplica = new WeakMap<Replica, Store>()

  const storeOf = ({ reads }: FastifyRequest) => {
    if (!reads || reads.hasLeft) return ofPrimary
    const store = ofReplica.get(reads.replica) ?? createStore()
    ofReplica.set(reads.replica, store)
    return store
  }
  const versionFor = async ({ reads }: FastifyRequest) => {
    try {
      if (reads) return await reads.replica.version()
    } catch {
      // The primary answers the whole request.
      if (reads) reads.hasLeft = true
    }
    return readVersion()
  }
  const onThisDay = (version: string) => `${version} ${todayInLagos(clock())}`

  /** A replica's response belongs to that replica, so it is not recorded. */
  const noteSource = (request: FastifyRequest, response: KeptResponse) => {
    if (storeOf(request) !== ofPrimary) return
    request.madeFrom = { kept: [[request.url, response]], from: 0, until: Infinity }
  }

  app.decorateRequest('kept', null)

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isKept !== true || request.method !== 'GET') return
    if (wasDamagedLately()) {
      // What was read before the damage was noticed may be wrong as well.
      storeOf(request).use('')
      return
    }
    const version = onThisDay(await versionFor(request))
    const store = storeOf(request)
    store.use(version)
    request.kept = store.find(request.url)
    if (request.kept) {
      noteSource(request, request.kept)
      return reply.headers(request.kept.headers).send(request.kept.text)
    }
    wanted.set(request, { store, version })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { store, version } = wanted.get(request) ?? {}
    // A request that has left its replica holds data of another server.
    if (!store || version === undefined || store !== storeOf(request)) return payload
    if (!store.isAt(version) || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload
    }
    // Another request for the same address may have been quicker.
    if (store.has(request.url)) return payload
    const set = KEPT_HEADERS.filter((name) => reply.hasHeader(name))
    const headers = Object.fromEntries(set.map((name) => [name, String(reply.getHeader(name))]))
    request.kept = { text: payload, headers, encoded: {} }
    store.keep(request.url, request.kept)
    noteSource(request, request.kept)
    return payload
  })

  return {
    refresh: async () => ofPrimary.use(onThisDay(await readVersion())),
    find: ofPrimary.find,
  }
}
