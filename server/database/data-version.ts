import { sql } from 'kysely'
import { outsideRequest } from './request-scope'
import type { Database } from './tables'

/**
 * Returns a function that reads which version of the data every process now sees: a text that
 * changes with each transaction that stores something, in this process or another. It names the
 * transactions that have ended, and the start of the database server, because a replica that is
 * promoted may use numbers of lost transactions again.
 *
 * Callers at the same time share a statement, but none gets one that was sent before its call.
 */
export function createDataVersion(database: Database): () => Promise<string> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<string> | undefined

  const read = async () => {
    const { rows } = await sql<{ version: string }>`
      select concat_ws(' ', pg_current_snapshot(), pg_postmaster_start_time()) as version`.execute(
      database,
    )
    return rows[0]?.version ?? ''
  }
  const start = () => {
    next = undefined
    const reading = read()
    running = reading.catch(() => undefined)
    return reading
  }
  // A client that disconnects must not take the statement from the others.
  return () => (next ??= outsideRequest(() => running.then(start)))
}
