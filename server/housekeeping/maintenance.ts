import type { Pool } from 'pg'
import { MINUTE } from '@domain/time'
import { repeat } from './repeat'

const CHECKPOINT_EVERY = 5 * MINUTE
/** Every twelfth checkpoint, which is once an hour. */
const VACUUM_EVERY = 12

/**
 * Runs checkpoints and vacuums, because PGlite has neither checkpointer nor autovacuum. Without
 * them the write-ahead log grows without end and the planner runs without statistics.
 *
 * @returns a function that stops it and writes a last checkpoint, so that the next start is quick.
 */
export function startMaintenance(pool: Pool, onFault: (error: unknown) => void) {
  let rounds = 0
  const tidy = async () => {
    rounds += 1
    await pool.query('checkpoint')
    if (rounds % VACUUM_EVERY === 0) await pool.query('vacuum (analyze)')
  }
  const stop = repeat(tidy, CHECKPOINT_EVERY, onFault)
  return async () => {
    stop()
    await pool.query('checkpoint')
  }
}
