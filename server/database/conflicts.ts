import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './tables'

/** What the database says about a statement that it refused. */
const refusalOf = (error: unknown) =>
  (error instanceof Error ? error : {}) as { code?: string; constraint?: string }

/** Tells whether the named constraint caused the error. */
export const isRefusedBy = (error: unknown, constraint: string) =>
  refusalOf(error).constraint === constraint

/** deadlock_detected and serialization_failure: PostgreSQL expects the client to try again. */
const TRANSIENT = ['40P01', '40001']
const TRIES = 5
/** The next attempt draws another reference. */
const DRAWN_AGAIN = 'bookings_reference_unique'

/** Tries work again after a short and growing pause when the database expects it. */
export async function retryTransient<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const { code = '', constraint = '' } = refusalOf(error)
      const isTransient = TRANSIENT.includes(code) || constraint === DRAWN_AGAIN
      if (tries === TRIES || !isTransient) throw error
      await wait(tries * 20)
    }
  }
}

/** Carries work out in a transaction, and again when the database expects it. */
export const inTransaction = <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> => retryTransient(() => database.transaction().execute(work))
