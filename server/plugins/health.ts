import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { OpenConnections } from '@server/connections/open-connections'
import { HEALTH_PATHS, type RequestGate } from '@server/connections/request-gate'
import type { ServerContext } from '@server/context'
import { DatabaseBusyError } from '@server/database/database-faults'
import { atOnce } from '@server/database/request-scope'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import { watchStorage } from './storage-health'

/**
 * Refuses requests before the process runs out of memory. The event loop's delay is not watched:
 * the embedded database runs on it, so a burst of bookings would end in 503.
 */
const MOST_MEMORY = 0.9 * getHeapStatistics().heap_size_limit

/** Milliseconds that `/readyz` waits for the database; whoever asks has no time to lose. */
const DATABASE_TIME = 1_500

/** Milliseconds between two log lines about requests that were refused without being looked at. */
const REPORT_EVERY = 1_000

interface HealthOptions extends ServerContext {
  connections: OpenConnections
  gate: RequestGate
}

const unavailable = (message: string) =>
  new HttpError(503, 'unavailable', message, { retryAfter: 10 })

/** Sends a statement to the database, before every statement that waits. Rejects when it is late. */
async function askDatabase(database: Database) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const give = () => reject(new DatabaseBusyError('The database did not answer in time.'))
    timer = setTimeout(give, DATABASE_TIME)
  })
  const answer = atOnce(() => sql`select 1 from kysely_migration limit 1`.execute(database))
  try {
    await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Adds `/healthz` (the process responds) and `/readyz` (the database responds too, and the disks take
 * writes), and refuses requests under memory pressure.
 */
export async function watchHealth(
  app: FastifyInstance,
  { config, database, connections, gate }: HealthOptions,
) {
  const storage = watchStorage(config)
  app.addHook('onError', async (_request, _reply, error) => storage.note(error))
  const timer = setInterval(() => {
    const refused = gate.takeRefused()
    if (refused > 0) app.log.warn({ refused }, 'too many requests at once')
  }, REPORT_EVERY)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  await app.register(underPressure, {
    maxHeapUsedBytes: MOST_MEMORY,
    pressureHandler: async (request) => {
      // An orchestrator would end a process that is only busy.
      if (HEALTH_PATHS.includes(request.routeOptions.url ?? '')) return
      throw unavailable('The server is very busy. Please try again in a moment.')
    },
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    if (connections.isEnding) throw unavailable('The server is shutting down.')
    try {
      await askDatabase(database)
    } catch (error) {
      request.log.warn({ code: (error as { code?: unknown }).code }, 'not ready')
      throw unavailable((await storage.fault()) ?? 'The database does not respond.')
    }
    const fault = await storage.fault()
    if (fault !== undefined) throw unavailable(fault)
    return { status: 'ready' }
  })
}
