import { sql } from 'kysely'
import type { DatabaseLocation } from '@server/database/connect'
import type { Database } from '@server/database/tables'

/** Keys of our advisory lock on made-up rows and on the indexes that storing them drops. */
const SEED_LOCK = [5206, 0] as const

/**
 * Carries work out while no other process fills the database or builds its indexes. A transaction
 * without any change holds the lock, because a pooler would lose the lock of a session.
 *
 * @param whenTaken Carried out instead while another process does.
 */
export function seedAlone<Result>(
  kind: DatabaseLocation['kind'],
  database: Database,
  work: () => Promise<Result>,
  whenTaken: () => Result | Promise<Result>,
): Promise<Result> {
  // The embedded database has one process and one connection.
  if (kind !== 'server') return work()
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_xact_lock(${SEED_LOCK[0]}, ${SEED_LOCK[1]}) as "isAlone"`.execute(
      transaction,
    )
    return rows[0]?.isAlone ? work() : whenTaken()
  })
}
