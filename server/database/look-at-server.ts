import { sql, type PostgresPool } from 'kysely'
import { atOnce } from './request-scope'
import type { Database } from './tables'

/** PostgreSQL's code for a function that the role may not call. */
const FORBIDDEN = '42501'

/** Selects what a cluster and all its replicas have in common, even after a failover. */
const CLUSTER = 'select system_identifier::text as cluster from pg_control_system()'

/** Sends one statement on a connection of a pool. */
export async function ask<Row>(pool: PostgresPool, text: string, values: readonly unknown[] = []) {
  const client = await pool.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    client.release()
  }
}

const isForbidden = (error: unknown) => (error as { code?: unknown }).code === FORBIDDEN

/** What identifies a cluster, where the role may read it. */
interface Identified {
  cluster?: string | undefined
}

/**
 * Returns the function that looks at a server with a statement of one row at most, and reads in the
 * same round trip what identifies its cluster. After PostgreSQL has refused that to a role, the look
 * leaves it out, because each refusal is logged.
 */
export function createLook<Row extends object>(statement: string) {
  const identified = `
    select * from (${CLUSTER}) as identity left join (${statement}) as looked on true`
  let mayIdentify = true
  const send = async (pool: PostgresPool, text: string): Promise<Partial<Row> & Identified> =>
    (await atOnce(() => ask<Partial<Row> & Identified>(pool, text))).rows[0] ?? {}
  return async (pool: PostgresPool) => {
    if (!mayIdentify) return send(pool, statement)
    try {
      return await send(pool, identified)
    } catch (error) {
      if (!isForbidden(error)) throw error
      mayIdentify = false
      return send(pool, statement)
    }
  }
}

/** Returns what identifies the cluster of a database, or undefined where the role may not read it. */
export async function clusterOf(database: Database) {
  try {
    const { rows } = await sql.raw<{ cluster: string }>(CLUSTER).execute(database)
    return rows[0]?.cluster
  } catch (error) {
    if (isForbidden(error)) return undefined
    throw error
  }
}

/** Why a replica is not used. */
export const OTHER_CLUSTER = 'it is no copy of the primary, but of another server'

/** Tells whether two servers hold different data. Where one is unknown, nobody can tell. */
export const isOtherCluster = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other
