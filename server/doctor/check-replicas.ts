import { sql } from 'kysely'
import type { Config } from '@server/config/config'
import { connectDatabase } from '@server/database/connect'
import { hostName } from '@server/database/database-hosts'
import { isOtherOrigin, originOf, OTHER_ORIGIN, type Origin } from '@server/database/look-at-server'
import { startUpMessage } from '@server/start/start-up-message'
import { note, ok, warning, type Finding } from './finding'

async function checkReplica(url: string, primaryOrigin: Origin): Promise<Finding> {
  const host = hostName(url)
  try {
    const { database, close } = await connectDatabase({ kind: 'server', url })
    try {
      const { rows } = await sql<{ isReplica: boolean }>`
        select pg_is_in_recovery() as "isReplica"`.execute(database)
      if (isOtherOrigin(await originOf(database), primaryOrigin)) {
        return warning(
          'replica',
          `${host} answers no reads: ${OTHER_ORIGIN}. Correct DATABASE_READ_URL.`,
        )
      }
      return rows[0]?.isReplica
        ? ok('replica', `${host} answers`)
        : note('replica', `${host} is a primary, so it answers no reads as a replica`)
    } finally {
      await close()
    }
  } catch (error) {
    const reason = startUpMessage(error).replaceAll('DATABASE_URL', 'DATABASE_READ_URL')
    return warning('replica', `${host} answers no reads, so the primary does. ${reason}`)
  }
}

/**
 * Checks each replica by itself. Without one the primary answers, so none is a fault.
 *
 * @param primaryOrigin What identifies the primary's data, as far as that is known.
 */
export function checkReplicas({ replicas }: Config, primaryOrigin: Origin): Promise<Finding[]> {
  return Promise.all((replicas?.urls ?? []).map((url) => checkReplica(url, primaryOrigin)))
}
