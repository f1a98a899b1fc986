import type { FastifyInstance, FastifyRequest } from 'fastify'
import { todayInLagos } from '@domain/stay/stay-date'
import { SECOND } from '@domain/time'
import type { ServerContext } from '@server/context'
import { followChanges, type DataChange } from '@server/database/data-changes'
import type { Replica } from '@server/database/replica-reads'
import { logged } from './errors'
import { createKeptStore, type KeptResponse, type KeptStore, type ShownStays } from './kept-store'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for a shared response that follows from its address, the data and the day alone. The
     * server then sends it again without making it anew until that data changes. Favourites, and
     * what no guest sees without a session, do not count as its data.
     */
    isKept?: true
  }
  interface FastifyRequest {
    /** Response that is kept, or about to be; null for all others. */
    kept: KeptResponse | null
    /** Set by the handler of a kept response that does not follow from all stays. */
    shownStays: ShownStays
  }
}

/** Headers that a handler or the serialization sets. All others are set for each request. */
const KEPT_HEADERS = ['content-type', 'link'] as const

/** Kept responses that were made from the primary's data. */
export interface KeptResponses {
  /** Drops those that are no longer right by the time of the call. */
  refresh: () => Promise<void>
  find: (url: string) => KeptResponse | null
}

/** Returns a function that drops every response of a store when the text that it is given changes. */
function createVersionWatch({ note }: KeptStore) {
  let last = ''
  return (version: string) => {
    if (version !== last) note('all')
    last = version
  }
}

/**
 * Sends responses of routes with `isKept` again as long as nothing that they show has changed and
 * the day in Lagos is the same. Before each of them it asks the server that it reads from what has
 * changed, so a response is never older than that server. Each server has a store of its own, because
 * a response of a replica that is behind must not be sent for the primary.
 */
export function keepResponses(
  app: FastifyInstance,
  { database, clock }: ServerContext,
): KeptResponses {
  const day = () => todayInLagos(clock())
  const ofPrimary = createKeptStore()
  const watchDay = createVersionWatch(ofPrimary)
  let refreshedAt = -Infinity
  const noteReading = (change: DataChange) => {
    refreshedAt = clock().getTime()
    ofPrimary.note(change)
    watchDay(day())
  }
  const refreshPrimary = followChanges(database, noteReading, (error) =>
    app.log.warn(
      { fault: logged(error) },
      'responses are not kept, because the table of changes cannot be marked',
    ),
  )
  /**
   * Returns whether a request can do without a refresh: a response that is not kept is made anew in
   * any case, and the next refresh reports what changes after its data was read. At least once in a
   * while changes are read nevertheless, before many have come together.
   */
  const isNew = ({ reads, url }: FastifyRequest) =>
    !reads && !ofPrimary.find(url) && Math.abs(clock().getTime() - refreshedAt) < SECOND
  /** A replica does not say which listings have changed. */
  const openReplica = (replica: Replica) => {
    const store = createKeptStore()
    const watchVersion = createVersionWatch(store)
    const refresh = async () => watchVersion(`${await replica.version()} ${day()}`)
    return { store, refresh }
  }
  const ofReplica = new WeakMap<Replica, ReturnType<typeof openReplica>>()
  const wanted = new WeakMap<FastifyRequest, { store: KeptStore; moment: number }>()

  const replicaOf = (replica: Replica) => {
    const opened = ofReplica.get(replica) ?? openReplica(replica)
    ofReplica.set(replica, opened)
    return opened
  }
  const storeOf = ({ reads }: FastifyRequest) =>
    !reads || reads.hasLeft ? ofPrimary : replicaOf(reads.replica).store
  const refreshFor = async ({ reads }: FastifyRequest) => {
    if (!reads) return refreshPrimary()
    try {
      await replicaOf(reads.replica).refresh()
    } catch {
      // The primary answers the whole request.
      reads.hasLeft = true
      await refreshPrimary()
    }
  }

  /** A replica's response belongs to that replica, so it is not recorded. */
  const noteSource = (request: FastifyRequest, response: KeptResponse) => {
    if (storeOf(request) !== ofPrimary) return
    request.madeFrom = { kept: [[request.url, response]], from: 0, until: Infinity }
  }

  app.decorateRequest('kept', null)
  app.decorateRequest('shownStays', 'all')

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isKept !== true || request.method !== 'GET') return
    if (!isNew(request)) await refreshFor(request)
    const store = storeOf(request)
    request.kept = store.find(request.url)
    if (request.kept) {
      noteSource(request, request.kept)
      return reply.headers(request.kept.headers).send(request.kept.text)
    }
    wanted.set(request, { store, moment: store.now() })
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { store, moment } = wanted.get(request) ?? {}
    // A request that has left its replica holds data of another server.
    if (!store || moment === undefined || store !== storeOf(request)) return payload
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const set = KEPT_HEADERS.filter((name) => reply.hasHeader(name))
    const headers = Object.fromEntries(set.map((name) => [name, String(reply.getHeader(name))]))
    const response: KeptResponse = { text: payload, headers, encoded: {} }
    if (!store.keep(request.url, response, request.shownStays, moment)) return payload
    request.kept = response
    noteSource(request, response)
    return payload
  })

  return { refresh: refreshPrimary, find: ofPrimary.find }
}
