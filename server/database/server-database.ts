import pg from 'pg'
import { watchAvailability } from './availability'
import { CarefulSocket } from './careful-socket'
import { columnParsers } from './column-parsers'
import { databaseFaultOf } from './database-faults'
import { GuardedPool } from './guarded-pool'
import {
  asStartUpOption,
  asStatements,
  keepsSession,
  sessionSettings,
  type StatementTime,
} from './session-settings'

interface ServerDatabaseOptions {
  onChange: (line: string) => void
  statementTime: StatementTime
}

const CONNECTIONS = 10
/** All of them in milliseconds. Together they keep every request within five seconds. */
const TIME = {
  connect: 2_000,
  probe: 1_200,
  statement: 4_000,
  lock: 3_000,
  suspicious: 1_500,
  hopeless: 4_500,
  turn: 5_000,
  idleInTransaction: 10_000,
} as const
/** Statements that wait for a connection. A storm of 500 bookings must fit in. */
const MOST_WAITING = 2_000

type Stream = { connection: { stream: { destroy: () => void } } }

/** Connects, requests one row, and disconnects. Rejects when that takes too long. */
async function probe(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'staylet probe',
    stream: () => new CarefulSocket(),
  })
  const hangUp = () => (client as unknown as Stream).connection.stream.destroy()
  const timer = setTimeout(hangUp, TIME.probe)
  // The rejection below reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    // The server responds, although it has no room for one more connection.
    if (databaseFaultOf(error) !== 'busy') throw error
  } finally {
    clearTimeout(timer)
    hangUp()
  }
}

/**
 * Opens connections to a PostgreSQL server, or to a pooler in front of one, when they are needed.
 *
 * @throws when it cannot be reached.
 */
export async function openServerDatabase(
  url: string,
  { onChange, statementTime }: ServerDatabaseOptions,
) {
  const settings = sessionSettings(statementTime === 'unlimited' ? undefined : TIME)
  const isKept = await keepsSession(url, TIME.connect)
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: columnParsers,
    stream: () => new CarefulSocket(),
    application_name: 'staylet',
    ...(isKept ? { options: asStartUpOption(settings) } : { pipeline: true }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: TIME.connect,
  })
  const onFault = (error: unknown) =>
    onChange(`A database connection broke: ${(error as Error).message}`)
  pool.on('error', onFault)
  const availability = watchAvailability({
    probe: () => probe(url),
    onAway: (reason) => {
      guarded.giveUp()
      onChange(`The database does not answer: ${(reason as Error).message}`)
    },
    onReturn: () => onChange('The database answers again.'),
  })
  const guarded = new GuardedPool({
    pool,
    onFault,
    localSettings: isKept ? undefined : asStatements(settings),
    limits: { atOnce: CONNECTIONS, waiting: MOST_WAITING, patience: TIME.turn },
    remote: {
      availability,
      suspiciousAfter: TIME.suspicious,
      hopelessAfter: statementTime === 'unlimited' ? Infinity : TIME.hopeless,
    },
  })
  return { pool: guarded }
}
