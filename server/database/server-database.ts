import pg from 'pg'
import { repeat } from '@server/housekeeping/repeat'
import { watchAvailability } from './availability'
import { columnParsers } from './column-parsers'
import { hostAddresses, hostName } from './database-hosts'
import { GuardedPool } from './guarded-pool'
import { followPrimary } from './primary'
import {
  asStartUpOption,
  asStatements,
  probeSession,
  sessionSettings,
  WHILE_IDLE,
  type StatementTime,
} from './session-settings'

/** All of them in milliseconds. */
export interface Times {
  connect: number
  probe: number
  statement: number
  lock: number
  suspicious: number
  hopeless: number
  turn: number
  idleInTransaction: number
}

interface ServerDatabaseOptions {
  onChange: (line: string) => void
  statementTime: StatementTime
  /** Name of the database in the lines of onChange. */
  name?: string
  times?: Times
}

const CONNECTIONS = 10
/** Together they keep every request within five seconds. */
const TIMES: Times = {
  connect: 2_000,
  probe: 1_200,
  statement: 4_000,
  lock: 3_000,
  suspicious: 1_500,
  hopeless: 4_500,
  turn: 5_000,
  idleInTransaction: 10_000,
}
/**
 * For migrations and commands. A statement may take as long as it needs, and a machine that a large
 * one keeps busy answers a probe late.
 */
const PATIENT_TIMES: Times = { ...TIMES, probe: 10_000, suspicious: 30_000, hopeless: Infinity }
/** Milliseconds between two looks for a host that was promoted. */
const LOOK_EVERY = 10_000
/** Statements that wait for a connection. A storm of 500 bookings must fit in. */
const MOST_WAITING = 2_000

/** Makes every new connection lead to the host that is the primary at that moment. */
const clientFor = (url: () => string) =>
  class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() })
    }
  }

/**
 * Opens connections to a PostgreSQL server, or to a pooler in front of one, when they are needed.
 * Of several hosts it uses the one that is the primary.
 *
 * @throws when none can be reached.
 */
export async function openServerDatabase(
  url: string,
  { onChange, statementTime, name = 'The database', times: given }: ServerDatabaseOptions,
) {
  const times = given ?? (statementTime === 'unlimited' ? PATIENT_TIMES : TIMES)
  let giveUp = () => {}
  const hosts = hostAddresses(url)
  const primary = followPrimary(hosts, times.probe, (moved) => {
    giveUp()
    onChange(`${name} is now at ${hostName(moved)}.`)
  })
  if (hosts.length > 1) await primary.find()
  const { isKept, version } = await probeSession(primary.url(), times.connect)
  const settings = sessionSettings(statementTime === 'unlimited' ? undefined : times, version)
  const pool = new pg.Pool({
    Client: clientFor(primary.url),
    max: CONNECTIONS,
    types: columnParsers,
    application_name: 'staylet',
    ...(isKept ? { options: asStartUpOption({ ...settings, ...WHILE_IDLE }) } : { pipeline: true }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: times.connect,
  })
  const onFault = (error: unknown) =>
    onChange(`A database connection broke: ${(error as Error).message}`)
  pool.on('error', onFault)
  const stopLooking = hosts.length > 1 ? repeat(primary.look, LOOK_EVERY, onFault) : undefined
  const watch = watchAvailability({
    probe: primary.find,
    onAway: (reason) => {
      giveUp()
      onChange(`${name} does not answer: ${(reason as Error).message}`)
    },
    onReturn: () => onChange(`${name} answers again.`),
  })
  const availability = {
    ...watch,
    stop() {
      stopLooking?.()
      watch.stop()
    },
  }
  const guarded = new GuardedPool({
    pool,
    onFault,
    localSettings: isKept ? undefined : asStatements(settings),
    limits: { atOnce: CONNECTIONS, waiting: MOST_WAITING, patience: times.turn },
    remote: {
      availability,
      suspiciousAfter: times.suspicious,
      hopelessAfter: times.hopeless,
    },
  })
  giveUp = () => guarded.giveUp()
  return { pool: guarded }
}
