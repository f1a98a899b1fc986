import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { hostName } from '@server/database/database-hosts'
import {
  isOtherOrigin,
  originOf,
  OTHER_BRANCH,
  OTHER_ORIGIN,
  type Origin,
} from '@server/database/look-at-server'
import {
  isBehind,
  isLasting,
  LOOK_AT_PRIMARY,
  LOOK_AT_REPLICA,
  PROOF,
} from '@server/database/replica-statements'
import type { Database } from '@server/database/tables'
import { positionOf } from '@server/database/written-positions'
import { startUpMessage } from '@server/start/start-up-message'
import { note, ok, warning, type Finding } from './finding'

/** In milliseconds, between two looks at a replica that is behind. */
const PAUSE = 100

/** The server whose data a replica should have. */
interface Primary {
  /** What identifies its data, as far as that is known. */
  origin: Origin
  /** Undefined when it could not be opened. */
  database: Database | undefined
}

/** Tells whether a primary has written less than a replica had replayed before. */
async function hasLess({ database }: Primary, replayed: string | null) {
  if (!database || replayed === null) return false
  const { rows } = await sql<{ hasLess: boolean }>`
    select case when not pg_is_in_recovery()
      then pg_current_wal_lsn() < ${replayed}::pg_lsn end as "hasLess"`.execute(database)
  return rows[0]?.hasLess === true
}

/** Waits for as long as a replica may be behind until it has what the primary has now. */
async function catchesUp(replica: Database, { database }: Primary, lag: number) {
  if (!database) return true
  const { rows } = await sql.raw<{ position: string }>(LOOK_AT_PRIMARY).execute(database)
  const position = positionOf(rows[0]?.position)
  if (position === undefined) return true
  const end = performance.now() + lag
  for (;;) {
    const seen = await sql.raw<{ position: string }>(LOOK_AT_REPLICA).execute(replica)
    if ((positionOf(seen.rows[0]?.position) ?? 0n) >= position) return true
    if (performance.now() >= end) return false
    await wait(PAUSE)
  }
}

/** Returns why a server answers no reads as a replica of the primary, or undefined if it does. */
async function refusalOf(replica: Database, primary: Primary, lag: number) {
  const { rows } = await sql.raw<{ position: string | null }>(LOOK_AT_REPLICA).execute(replica)
  if (isOtherOrigin(await originOf(replica), primary.origin)) return OTHER_ORIGIN
  if (await hasLess(primary, rows[0]?.position ?? null)) return OTHER_BRANCH
  if (!(await catchesUp(replica, primary, lag))) return isBehind(lag)
  // Without a schema at the primary, none can be at a replica.
  if (primary.database) await sql.raw(PROOF.text).execute(replica)
  return undefined
}

/** Explains why a replica could not be asked, or lets no read through. */
const explain = (error: unknown) =>
  isLasting(error)
    ? `${(error as Error).message}. Let the user in DATABASE_READ_URL read the tables, with the search path of the primary's.`
    : startUpMessage(error).replaceAll('DATABASE_URL', 'DATABASE_READ_URL')

async function checkReplica(url: string, primary: Primary, lag: number): Promise<Finding> {
  const host = hostName(url)
  try {
    const { database, close } = await connectDatabase({ kind: 'server', url })
    try {
      const { rows } = await sql<{ isReplica: boolean }>`
        select pg_is_in_recovery() as "isReplica"`.execute(database)
      const isReplica = rows[0]?.isReplica ?? false
      if (!isReplica && !isOtherOrigin(await originOf(database), primary.origin)) {
        return note('replica', `${host} is a primary, so it answers no reads as a replica`)
      }
      const reason = await refusalOf(database, primary, lag)
      if (reason === undefined) return ok('replica', `${host} answers`)
      const advice =
        reason === isBehind(lag)
          ? 'Look whether it replays, or raise DATABASE_READ_LAG.'
          : 'Correct DATABASE_READ_URL.'
      return warning('replica', `${host} answers no reads: ${reason}. ${advice}`)
    } finally {
      await close()
    }
  } catch (error) {
    return warning('replica', `${host} answers no reads, so the primary does. ${explain(error)}`)
  }
}

/** Checks each replica by itself. Without one the primary answers, so none is a fault. */
export function checkReplicas({ replicas }: Config, primary: Primary): Promise<Finding[]> {
  const { urls = [], lag = 0 } = replicas ?? {}
  return Promise.all(urls.map((url) => checkReplica(url, primary, lag)))
}
