import { sql, type PostgresPool } from 'kysely'
import { atOnce } from './request-scope'
import type { Database } from './tables'

/** PostgreSQL's code for a function that the role may not call. */
const FORBIDDEN = '42501'

/** Selects the id of this database, which is the same at all physical replicas of its cluster. */
const BASE = `
  select oid::text as base from pg_database where datname = current_database()`

/** Selects what a cluster and all its replicas have in common, even after a failover. */
const CLUSTER = 'select system_identifier::text as cluster from pg_control_system()'

const ORIGIN = `select * from (${CLUSTER}) as cluster cross join (${BASE}) as base`

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

/** What identifies the data of a server: the cluster, where the role may read it, and the database. */
export interface Origin {
  cluster?: string | undefined
  base?: string | undefined
}

/**
 * Returns the function that looks at a server with a statement of one row at most, and reads in the
 * same round trip what identifies its data. After PostgreSQL has refused the cluster to a role, the
 * look leaves it out, because each refusal is logged.
 */
export function createLook<Row extends object>(statement: string) {
  const lookWith = (origin: string) => `
    select * from (${origin}) as origin left join (${statement}) as looked on true`
  let origin = ORIGIN
  const send = async (pool: PostgresPool): Promise<Partial<Row> & Origin> =>
    (await atOnce(() => ask<Partial<Row> & Origin>(pool, lookWith(origin)))).rows[0] ?? {}
  return async (pool: PostgresPool) => {
    try {
      return await send(pool)
    } catch (error) {
      if (!isForbidden(error) || origin === BASE) throw error
      origin = BASE
      return send(pool)
    }
  }
}

/** Returns what identifies the data of a database, as far as the role may read it. */
export async function originOf(database: Database) {
  const read = async (statement: string) =>
    (await sql.raw<Origin>(statement).execute(database)).rows[0] ?? {}
  try {
    return await read(ORIGIN)
  } catch (error) {
    if (!isForbidden(error)) throw error
    return read(BASE)
  }
}

/** Why a replica is not used. */
export const OTHER_ORIGIN = 'it is no copy of the primary, but of another server or database'

/** Tells whether two servers hold different data. What is unknown at one of them does not count. */
export const isOtherOrigin = (one: Origin, other: Origin) =>
  (['cluster', 'base'] as const).some(
    (key) => one[key] !== undefined && other[key] !== undefined && one[key] !== other[key],
  )

/** Why a replica is not used that followed another primary than the present one. */
export const OTHER_BRANCH =
  'it has repeated what the primary never had, as one left by a failover has'
