import { sql } from 'kysely'
import type { DatabaseLocation } from './connect'
import type { Database } from './tables'

/** Keys of our advisory locks on work that one process at a time may do. */
const LOCKS = {
  /** Made-up rows, and the indexes that storing them drops. */
  seed: 5206,
  import: 5207,
  restore: 5208,
} as const

/**
 * Carries work out while no other process does the same. A transaction without any change holds the
 * lock, because a pooler would lose the lock of a session.
 *
 * @param whenTaken Carried out instead while another process does.
 */
export function workAlone<Result>(
  what: keyof typeof LOCKS,
  kind: DatabaseLocation['kind'],
  database: Database,
  work: () => Promise<Result>,
  whenTaken: () => Result | Promise<Result>,
): Promise<Result> {
  // The embedded database has one process and one connection.
  if (kind !== 'server') return work()
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_xact_lock(${LOCKS[what]}, 0) as "isAlone"`.execute(transaction)
    return rows[0]?.isAlone ? work() : whenTaken()
  })
}
