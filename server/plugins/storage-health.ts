import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND } from '@domain/time'
import type { Config } from '@server/config/config'
import { databaseFaultOf } from '@server/database/database-faults'
import { databaseFolder, proveWritable } from '@server/database/database-files'
import { makeFolder } from '@server/media/disk-room'
import type { StoreCheck } from '@server/media/store-id'
import { shareFor } from '@server/share-for'

/** In milliseconds, for which a statement that found no room counts as a full disk. */
const FULL_FOR = 10 * SECOND
/** In milliseconds, for which a proof counts. Each proof writes to the disk and waits for it. */
const PROOF_HOLDS = SECOND

const reasons: Record<string, string> = {
  ENOSPC: 'The disk of the data folder is full, so nothing can be stored.',
  EDQUOT: 'The disk quota of the data folder is used up, so nothing can be stored.',
  EROFS: 'The disk of the data folder can only be read, so nothing can be stored.',
}

export interface StorageHealth {
  /** Notes an error that a request ended with. */
  note: (error: unknown) => void
  /** Returns why nothing can be stored, or undefined while everything can. */
  fault: () => Promise<string | undefined>
}

/**
 * Knows whether the disks of the photos and of the database accept writes. The disk of a PostgreSQL
 * server is out of reach, so a refused statement counts instead.
 */
export function watchStorage(
  { dataDir, database, photoStorage }: Config,
  storeCheck: StoreCheck | undefined,
): StorageHealth {
  const usesFolder = database.kind === 'folder' || photoStorage.kind === 'folder'
  // PostgreSQL continues with the files that it has opened. Only their folder shows that they are
  // gone, for instance after a disk was unmounted. A database in memory has no files.
  const mark = join(databaseFolder(dataDir), 'PG_VERSION')
  const hasFiles = database.kind === 'folder' && existsSync(mark)
  let fullAt = Number.NEGATIVE_INFINITY
  const prove = shareFor(PROOF_HOLDS, async () => {
    // A data folder that was moved or unmounted is not created anew.
    if (!hasFiles) await makeFolder(dataDir)
    await proveWritable(dataDir)
  })
  return {
    note: (error) => {
      if (databaseFaultOf(error) === 'full') fullAt = performance.now()
    },
    fault: async () => {
      const photosFault = await storeCheck?.fault()
      if (photosFault !== undefined) return photosFault
      try {
        if (usesFolder) await prove()
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? ''
        return reasons[code] ?? `The data folder cannot be written (${code}).`
      }
      if (hasFiles && !existsSync(mark)) return 'The files of the database are gone.'
      const isFull = database.kind === 'server' && performance.now() - fullAt < FULL_FOR
      return isFull ? 'The disk of the database is full, so nothing can be stored.' : undefined
    },
  }
}
