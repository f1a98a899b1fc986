import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { SECOND } from '@domain/time'
import type { ServerContext } from '@server/context'
import { DatabaseBusyError, databaseFaultOf } from '@server/database/database-faults'
import type { Database } from '@server/database/tables'
import { atOnce } from '@server/database/urgent-work'
import type { StoreCheck } from '@server/media/store-id'
import { shareFor } from '@server/share-for'
import { watchStorage } from './storage-health'

/** Milliseconds to wait for the database. Whoever sends a health check cannot wait long. */
const DATABASE_TIME = 1_500
/** Milliseconds for which a verdict holds, so that a flood of health checks costs one statement. */
const VERDICT_HOLDS = 250
/**
 * Milliseconds for which this process is not ready after a statement met a schema that this build
 * does not know.
 */
const CHANGED_FOR = 10 * SECOND

/**
 * Sends a statement to the database, before every statement that waits. Rejects when it is late.
 */
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

export interface Readiness {
  /** Notes an error that a request ended with. */
  note: (error: unknown) => void
  /** Returns why this process cannot serve guests, or undefined while it can. */
  fault: () => Promise<string | undefined>
}

interface ReadinessOptions extends Pick<ServerContext, 'config' | 'database'> {
  storeCheck: StoreCheck | undefined
}

/** Knows whether this process can serve guests, and logs each change of that once. */
export function watchReadiness(
  { config, database, storeCheck }: ReadinessOptions,
  log: FastifyBaseLogger,
): Readiness {
  const storage = watchStorage(config, storeCheck)
  let changedAt = Number.NEGATIVE_INFINITY
  let before: string | undefined

  async function look() {
    let code: unknown
    let fault: string | undefined
    try {
      await askDatabase(database)
      fault = await storage.fault()
    } catch (error) {
      code = (error as { code?: unknown }).code
      fault = (await storage.fault()) ?? 'The database does not respond.'
    }
    if (performance.now() - changedAt < CHANGED_FOR) {
      fault ??= 'The schema of the database is not the one of this version.'
    }
    if (fault === undefined && before !== undefined) log.warn('ready again')
    if (fault !== undefined && fault !== before) log.warn({ code, reason: fault }, 'not ready')
    before = fault
    return fault
  }

  return {
    note: (error) => {
      if (databaseFaultOf(error) === 'changed') changedAt = performance.now()
      storage.note(error)
    },
    fault: shareFor(VERDICT_HOLDS, look),
  }
}
