import { sql } from 'kysely'
import { explainFault } from '@server/commands/explain-fault'
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
import type { Database } from '@server/database/tables'
import { note, ok, warning, type Finding } from './finding'

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

async function checkReplica(url: string, primary: Primary): Promise<Finding> {
  const host = hostName(url)
  try {
    const { database, close } = await connectDatabase({ kind: 'server', url })
    try {
      const { rows } = await sql<{ isReplica: boolean; replayed: string | null }>`
        select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as replayed`.execute(
        database,
      )
      const { isReplica = false, replayed = null } = rows[0] ?? {}
      const refusal = (reason: string) =>
        warning('replica', `${host} answers no reads: ${reason}. Correct DATABASE_READ_URL.`)
      if (isOtherOrigin(await originOf(database), primary.origin)) return refusal(OTHER_ORIGIN)
      if (isReplica && (await hasLess(primary, replayed))) return refusal(OTHER_BRANCH)
      return isReplica
        ? ok('replica', `${host} answers`)
        : note('replica', `${host} is a primary, so it answers no reads as a replica`)
    } finally {
      await close()
    }
  } catch (error) {
    const reason = explainFault(error).replaceAll('DATABASE_URL', 'DATABASE_READ_URL')
    return warning('replica', `${host} answers no reads, so the primary does. ${reason}`)
  }
}

/** Checks each replica by itself. Without one the primary answers, so none is a fault. */
export function checkReplicas({ replicas }: Config, primary: Primary): Promise<Finding[]> {
  return Promise.all((replicas?.urls ?? []).map((url) => checkReplica(url, primary)))
}
