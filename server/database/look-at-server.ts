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

type Rows = { rows: { cluster: string }[] }

async function readCluster(read: () => Promise<Rows>) {
  try {
    return (await read()).rows[0]?.cluster
  } catch (error) {
    if ((error as { code?: unknown }).code === FORBIDDEN) return undefined
    throw error
  }
}

/** Returns what identifies a cluster, or undefined where the role may not read it. */
export const clusterIn = (pool: PostgresPool) =>
  readCluster(() => atOnce(() => ask<{ cluster: string }>(pool, CLUSTER)))

/** Returns what identifies the cluster of a database, as `clusterIn` does. */
export const clusterOf = (database: Database) =>
  readCluster(() => sql.raw<{ cluster: string }>(CLUSTER).execute(database))

/** Why a replica is not used. */
export const OTHER_CLUSTER = 'it is no copy of the primary, but of another server'

/** Tells whether two servers hold different data. Where one is unknown, nobody can tell. */
export const isOtherCluster = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && one !== other
