import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { SECOND } from '@domain/time'
import type { ServerContext } from '@server/context'
import { DatabaseBusyError, databaseFaultOf } from '@server/database/database-faults'
import { databaseFolder, proveWritable } from '@server/database/database-files'
import type { Database } from '@server/database/tables'
import { atOnce } from '@server/database/urgent-work'
import { makeFolder } from '@server/media/disk-room'
import type { StoreCheck } from '@server/media/store-id'
import { shareFor } from '@server/share-for'
import { withDeadline } from '@server/with-deadline'

/** Milliseconds to wait for the database. Whoever sends a health check cannot wait long. */
const DATABASE_TIME = 1_500
/** Milliseconds for which a verdict holds, so that a flood of health checks costs one statement. */
const VERDICT_HOLDS = 250
/** In milliseconds, for which a proof counts. Each proof writes to the disk and waits for it. */
const PROOF_HOLDS = SECOND
/** Milliseconds for which this process is not ready after a statement met one of these faults. */
const FAULT_HOLDS = 10 * SECOND

const SCHEMA_CHANGED = 'The schema of the database is not the one of this version.'
const DISK_FULL = 'The disk of the database is full, so nothing can be stored.'

const folderFaults: Record<string, string> = {
  ENOSPC: 'The disk of the data folder is full, so nothing can be stored.',
  EDQUOT: 'The disk quota of the data folder is used up, so nothing can be stored.',
  EROFS: 'The disk of the data folder can only be read, so nothing can be stored.',
}

/** Sends a statement to the database, before every statement that waits. Rejects when it is late. */
const askDatabase = (database: Database) =>
  withDeadline(DATABASE_TIME, new DatabaseBusyError('The database did not answer in time.'), () =>
    atOnce(() => sql`select 1 from kysely_migration limit 1`.execute(database)),
  )

interface ReadinessOptions extends Pick<ServerContext, 'config' | 'database'> {
  storeCheck: StoreCheck | undefined
}

/**
 * Knows whether this process can serve guests and the disks of the photos and of the database accept
 * writes, and logs each change of that once.
 */
export function watchReadiness(
  { config: { dataDir, database: location, photoStorage }, database, storeCheck }: ReadinessOptions,
  log: FastifyBaseLogger,
) {
  const usesFolder = location.kind === 'folder' || photoStorage.kind === 'folder'
  // PostgreSQL continues with the files that it has opened. Only their folder shows that they are
  // gone, for instance after a disk was unmounted. A database in memory has no files.
  const mark = join(databaseFolder(dataDir), 'PG_VERSION')
  const hasFiles = location.kind === 'folder' && existsSync(mark)
  let noted = { reason: '', until: 0 }
  let before: string | undefined

  const prove = shareFor(PROOF_HOLDS, async () => {
    // A data folder that was moved or unmounted is not created anew.
    if (!hasFiles) await makeFolder(dataDir)
    await proveWritable(dataDir)
  })

  /** Returns why nothing can be stored, or undefined while everything can. */
  async function storageFault() {
    const photosFault = await storeCheck?.fault()
    if (photosFault !== undefined) return photosFault
    try {
      if (usesFolder) await prove()
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      return folderFaults[code] ?? `The data folder cannot be written (${code}).`
    }
    return hasFiles && !existsSync(mark) ? 'The files of the database are gone.' : undefined
  }

  async function look() {
    let code: unknown
    const silence = await askDatabase(database).then(
      () => undefined,
      (error: unknown) => {
        code = (error as { code?: unknown }).code
        return 'The database does not respond.'
      },
    )
    const recent = performance.now() < noted.until ? noted.reason : undefined
    const fault = (await storageFault()) ?? silence ?? recent
    if (fault === undefined && before !== undefined) log.warn('ready again')
    if (fault !== undefined && fault !== before) log.warn({ code, reason: fault }, 'not ready')
    before = fault
    return fault
  }

  return {
    /** Notes an error that a request ended with. */
    note: (error: unknown) => {
      const fault = databaseFaultOf(error)
      const until = performance.now() + FAULT_HOLDS
      if (fault === 'changed') noted = { reason: SCHEMA_CHANGED, until }
      // The disk of a PostgreSQL server is out of reach, so a refused statement counts instead.
      if (fault === 'full' && location.kind === 'server') noted = { reason: DISK_FULL, until }
    },
    /** Returns why this process cannot serve guests, or undefined while it can. */
    fault: shareFor(VERDICT_HOLDS, look),
  }
}
