import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { keepHouse } from '@server/housekeeping/keep-house'
import { columnParsers } from './column-parsers'
import { lockDataDirectory } from './data-directory-lock'
import { DurableNodeFS, durableStartParams } from './durable-node-fs'

const extensions = { btree_gin, btree_gist, pg_trgm }

/** PGlite has a single connection, and a pool that drops it would end the database. */
const poolOver = (pglite: PGlite) => {
  const options = { max: 1, idleTimeoutMillis: 0, types: columnParsers }
  return new pg.Pool(Object.assign(createPgConfig(pglite), options) as pg.PoolConfig)
}

/** Opens a database in this process's memory, for tests. */
export async function openMemoryDatabase() {
  const pglite = await PGlite.create({ extensions })
  const pool = poolOver(pglite)
  return { pool, afterClose: () => pglite.close() }
}

/**
 * Opens the database in a folder of this machine and locks it for this process.
 *
 * @throws DataDirectoryInUseError when another process holds it.
 */
export async function openEmbeddedDatabase(dataDir: string) {
  await mkdir(dataDir, { recursive: true })
  const release = await lockDataDirectory(dataDir)
  try {
    const pglite = await PGlite.create({
      extensions,
      fs: new DurableNodeFS(join(dataDir, 'database')),
      startParams: durableStartParams,
    })
    const pool = poolOver(pglite)
    const stopKeepingHouse = keepHouse(pool)
    return {
      pool,
      beforeClose: () => stopKeepingHouse(),
      afterClose: async () => {
        await pglite.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
