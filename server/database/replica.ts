import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { SECOND } from '@domain/time'
import { repeat } from '@server/housekeeping/repeat'
import type { BoundedPool } from './bounded-pool'
import { databaseFaultOf } from './database-faults'
import { openPool, type Times } from './server-database'
import { atOnce } from './urgent-work'

export interface ReplicaOptions {
  url: string
  /** Milliseconds that it may be behind the primary. */
  lag: number
}

/** Reads of one request that the replica answers. */
export interface ReplicaReads {
  readonly replica: Replica
  /** True once a statement has failed there. The primary answers that one and all later ones. */
  hasLeft: boolean
}

const reads = new AsyncLocalStorage<ReplicaReads | undefined>()

/** Runs work whose statements the replica answers, or the primary when there are no such reads. */
export const readFrom = <T>(from: ReplicaReads | undefined, work: () => T): T =>
  reads.run(from, work)

/** The primary answers what a replica has not answered by then, within the time of the request. */
const TIMES: Times = {
  connect: 400,
  statement: 800,
  answer: 800,
  lock: 400,
  idleInTransaction: 10 * SECOND,
  turn: 400,
}

const WRITE = `
  insert into replica_beats (process, beat) values ($1, $2)
  on conflict (process) do update set beat = excluded.beat, beaten_at = now()`
/** Names what visitors read, so that a replica on which the role may not read it is not used. */
const READ = `
  select beat from replica_beats where process = $1 and not exists (
    select from property_types, amenities, listings, listing_photos, bookings, reviews, users,
      search_words, listing_places
    where false)`
/** Deletes also what processes left that were killed. */
const END = `delete from replica_beats where process = $1 or beaten_at < now() - interval '1 hour'`

async function ask<Row>(pool: PostgresPool, text: string, values: readonly unknown[]) {
  const client = await pool.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    client.release()
  }
}

/**
 * Measures once a second how far a replica is behind. It is a server that replays what the primary
 * writes, or an address in front of several.
 */
export function watchReplica(
  primary: PostgresPool,
  { url, lag }: ReplicaOptions,
  onChange: (line: string) => void,
) {
  /** Names its number, which is written at the primary. The last one that a replica shows tells its age. */
  const process = randomUUID()
  let pool: BoundedPool | undefined
  let fresh = Number.NEGATIVE_INFINITY
  /** Why it is not used, apart from its age. */
  let fault: string | undefined
  let wasUsed: boolean | undefined

  const isUsed = () => fault === undefined && performance.now() - fresh <= lag
  const tell = () => {
    if (wasUsed === isUsed()) return
    wasUsed = isUsed()
    const reason = fault ?? `it is more than ${lag / SECOND} s behind, or no copy of the primary`
    const { host } = new URL(url)
    onChange(`The replica at ${host} answers ${wasUsed ? 'reads.' : `no reads: ${reason}`}`)
  }
  const measure = async () => {
    const now = performance.now()
    try {
      // While the primary is away, the replica grows old until nobody can tell how old it is.
      await ask(primary, WRITE, [process, now]).catch(() => undefined)
      pool ??= await openPool(url, TIMES, () => undefined)
      const { rows } = await ask<{ beat: number }>(pool, READ, [process])
      fresh = Math.max(fresh, rows[0]?.beat ?? fresh)
      fault = undefined
    } catch (error) {
      fault = (error as Error).message
    }
    tell()
  }
  const stop = repeat(
    () => atOnce(measure),
    Math.min(SECOND, lag / 4),
    () => undefined,
  )

  return {
    /**
     * Returns a moment, by performance.now(), until which it surely has everything that was committed.
     * Undefined while it is too far behind or does not answer.
     */
    freshAt: () => (isUsed() ? fresh : undefined),
    /** Sends a statement to the replica alone. */
    query: async (text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> => {
      if (!pool) throw new Error('The replica was never opened.')
      try {
        return await ask(pool, text, values)
      } catch (error) {
        // Until the next measurement.
        if (databaseFaultOf(error)) fault = (error as Error).message
        throw error
      }
    },
    stop: async () => {
      stop()
      await ask(primary, END, [process]).catch(() => undefined)
      await pool?.end()
    },
  }
}

export type Replica = ReturnType<typeof watchReplica>

const BEGINS_TRANSACTION = /^\s*(begin|start transaction)\b/i

/** Sends the statements of a request that chose the replica there, and all others to the primary. */
export const routeReads = (primary: BoundedPool): PostgresPool => ({
  connect: async () => {
    const current = reads.getStore()
    if (!current || current.hasLeft) return primary.connect()
    let own: PostgresPoolClient | undefined
    const query = async (text: string, values: readonly unknown[]) => {
      const isForReplica = !own && !current.hasLeft && !BEGINS_TRANSACTION.test(text)
      try {
        if (isForReplica) return await current.replica.query(text, values)
      } catch {
        current.hasLeft = true
      }
      own ??= await primary.connect()
      return own.query(text, values)
    }
    return { query, release: () => own?.release() } as unknown as PostgresPoolClient
  },
  end: () => primary.end(),
})
