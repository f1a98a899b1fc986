import { sql } from 'kysely'
import { outsideRequest } from './request-scope'
import type { Database } from './tables'

/**
 * Selects the version of the data on a server: a text that changes with each transaction that stores
 * something. On a primary it names the transactions that have ended. A replica does not know which
 * of those in progress have ended, so there it is the position up to which the replica has repeated
 * the primary. The start of the server belongs to it, because a replica that is promoted may use
 * numbers of lost transactions again.
 */
export const VERSION_STATEMENT = `
  select concat_ws(' ',
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text
      else pg_current_snapshot()::text end,
    pg_postmaster_start_time()) as version`

/**
 * Makes callers at the same time share a reading of the version, but none gets one that was begun
 * before its call.
 */
export function shareVersion(read: () => Promise<string>): () => Promise<string> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<string> | undefined

  const start = () => {
    next = undefined
    const reading = read()
    running = reading.catch(() => undefined)
    return reading
  }
  // A client that disconnects must not take the statement from the others.
  return () => (next ??= outsideRequest(() => running.then(start)))
}

/** Returns a function that reads which version of the data every process now sees. */
export const createDataVersion = (database: Database): (() => Promise<string>) =>
  shareVersion(async () => {
    const { rows } = await sql.raw<{ version: string }>(VERSION_STATEMENT).execute(database)
    return rows[0]?.version ?? ''
  })
