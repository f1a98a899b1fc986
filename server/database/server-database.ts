import pg from 'pg'
import { SECOND } from '@domain/time'
import { BoundedPool } from './bounded-pool'
import { columnParsers } from './column-parsers'
import { databaseFaultOf } from './database-faults'

/** 'unlimited' is for migrations and demo data, which may take as long as they need. */
export type StatementTime = 'limited' | 'unlimited'

/** All of them in milliseconds. */
export interface Times {
  connect: number
  /** Until PostgreSQL ends a statement. */
  statement: number
  /** Until the driver gives up a connection that does not answer. */
  answer: number
  lock: number
  idleInTransaction: number
  /** Until a caller who waits for a connection is refused. */
  turn: number
}

const CONNECTIONS = 10
/** Together they keep every request within five seconds. */
const TIMES: Times = {
  connect: 2 * SECOND,
  statement: 4 * SECOND,
  answer: 4.5 * SECOND,
  lock: 3 * SECOND,
  idleInTransaction: 10 * SECOND,
  turn: 5 * SECOND,
}
/** Zero is no limit. */
const PATIENT_TIMES: Times = { ...TIMES, statement: 0, answer: 0, lock: 0, idleInTransaction: 0 }
/** Callers that wait for a connection. A storm of 500 bookings must fit in. */
const MOST_WAITING = 2_000

/** Milliseconds between two looks at the statements in progress, or at a database that is away. */
const LOOK_EVERY = 250
/** Milliseconds after which a statement without an answer casts doubt on the database. */
const DOUBTFUL = 1_500
/** Milliseconds in which a database that is not away answers on a new connection. */
const PROBE_TIME = 1_200

/**
 * Settings of every connection. Compiling a search takes longer than running it, and its estimated
 * cost often triggers it. A role or a database may have limits of its own, and another isolation,
 * where a statement would not see what was committed before it.
 */
const startUpOptions = ({ statement, lock, idleInTransaction }: Times) =>
  Object.entries({
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    default_transaction_isolation: String.raw`read\ committed`,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    idle_session_timeout: 0,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/** protocol_violation, as PgBouncer says it, and feature_not_supported, as other poolers do. */
const REFUSALS: readonly unknown[] = ['08P01', '0A000']

/** Asks for one row on a new connection. */
async function probe(config: pg.ClientConfig) {
  const client = new pg.Client({ ...config, application_name: 'staylet probe' })
  // The rejection below reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // Destroys a connection that does not answer.
    client.end().catch(() => undefined)
  }
}

/** Tells whether connections take start-up options. A pooler in transaction mode refuses them. */
async function takesOptions(config: pg.ClientConfig) {
  try {
    await probe(config)
    return true
  } catch (error) {
    if (!REFUSALS.includes((error as { code?: unknown }).code)) throw error
    return false
  }
}

/**
 * Opens a pool of connections to a PostgreSQL server, or to a pooler in front of one.
 *
 * @throws when it cannot be reached.
 */
export async function openPool(url: string, times: Times, onFault: (error: unknown) => void) {
  const address = { connectionString: url, connectionTimeoutMillis: times.connect }
  const options = startUpOptions(times)
  const isKept = await takesOptions({ ...address, options, query_timeout: times.connect })
  const open = () =>
    new pg.Pool({
      ...address,
      ...(isKept && { options }),
      max: CONNECTIONS,
      types: columnParsers,
      application_name: 'staylet',
      query_timeout: times.answer,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10 * SECOND,
    })
  const limits = { most: CONNECTIONS, waiting: MOST_WAITING, patience: times.turn }
  return new BoundedPool({ open, onFault, ...limits })
}

/**
 * Opens a PostgreSQL server. While it does not answer, statements are refused at once instead of
 * waiting.
 *
 * @throws when it cannot be reached.
 */
export async function openServerDatabase(
  url: string,
  onChange: (line: string) => void,
  statementTime: StatementTime,
) {
  const onFault = (error: unknown) =>
    onChange(`A database connection broke: ${(error as Error).message}`)
  if (statementTime === 'unlimited') return { pool: await openPool(url, PATIENT_TIMES, onFault) }

  const pool = await openPool(url, TIMES, onFault)
  const look = async () => {
    const began = performance.now()
    try {
      await probe({
        connectionString: url,
        connectionTimeoutMillis: PROBE_TIME,
        query_timeout: PROBE_TIME,
      }).catch((error: unknown) => {
        // The server responds, although it has no room for one more connection.
        if (databaseFaultOf(error) !== 'busy') throw error
      })
      pool.answeredAt = performance.now()
      if (pool.isAway) onChange('The database answers again.')
      pool.isAway = false
    } catch (error) {
      // A statement, or a later look, was answered meanwhile.
      if (pool.isAway || pool.answeredAt > began) return
      pool.isAway = true
      pool.renew()
      onChange(`The database does not answer: ${(error as Error).message}`)
    }
  }
  const looking = setInterval(() => {
    if (pool.isAway || pool.isDoubtful(DOUBTFUL)) void look()
  }, LOOK_EVERY).unref()
  return { pool, beforeClose: async () => clearInterval(looking) }
}
