import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { RequestGoneError } from './database-faults'
import type { GuardedPool } from './guarded-pool'
import { currentReads } from './replica-reads'
import { beginsTransaction } from './session-settings'

/** Sends the statements of a request that chose a replica there, and all others to the primary. */
export const routeReads = (primary: GuardedPool): PostgresPool => ({
  connect: async () => {
    const reads = currentReads()
    if (!reads || reads.hasLeft) return primary.connect()
    let own: PostgresPoolClient | undefined
    const query = async (text: string, values: readonly unknown[]) => {
      const isForReplica = !own && !reads.hasLeft && !beginsTransaction(text)
      try {
        if (isForReplica) return await reads.replica.query(text, values)
      } catch (error) {
        if (error instanceof RequestGoneError) throw error
        reads.hasLeft = true
      }
      own ??= await primary.connect()
      return own.query(text, values)
    }
    return { query, release: () => own?.release() } as unknown as PostgresPoolClient
  },
  end: () => primary.end(),
})
