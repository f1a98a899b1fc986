import { fsyncSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import pg from 'pg'
import { startMaintenance } from '@server/housekeeping/maintenance'
import { BoundedPool } from './bounded-pool'
import { columnParsers } from './column-parsers'
import { lockDataDirectory } from './data-directory-lock'
import {
  checkDatabaseFiles,
  databaseFolder,
  finishDatabaseFiles,
  openingFault,
  proveWritable,
  requireDatabaseFiles,
} from './database-files'
import { reopeningDatabase } from './reopening-database'

type InitOptions = Parameters<NodeFS['init']>[1]
/** Part of the Emscripten module that PGlite's types omit. */
interface NodeFileLayer {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * Stores PGlite's folder with a real fsync. PGlite's own file layer has none, so a power failure
 * could lose a confirmed booking (docs/decisions).
 */
class DurableNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFsync = (module: unknown) => {
      ;(module as NodeFileLayer).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    } as Awaited<ReturnType<NodeFS['init']>>
  }
}

/**
 * PGlite's parameters without `-F` (no fsync), with the only sync method that its file layer knows,
 * and with a smaller cache: PostgreSQL's default of 128 MB would stay in this process's memory, and
 * the operating system caches the same files.
 */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
]

const extensions = { btree_gin, btree_gist, pg_trgm }

/** PGlite has a single connection, and a pool that drops it would end the database. */
const poolOver = (pglite: object) => {
  const options = { max: 1, idleTimeoutMillis: 0, types: columnParsers }
  return new pg.Pool(Object.assign(createPgConfig(pglite as PGlite), options) as pg.PoolConfig)
}

/** The patience is in milliseconds. A storm of 500 bookings must fit in. */
const LIMITS = { most: 1, waiting: 2_000, patience: 10_000 }

const faultsTo = (onChange: (line: string) => void, what: string) => (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  onChange(`${what}: ${message}${code ? ` (${code})` : ''}`)
}

const bounded = (pool: pg.Pool, onChange: (line: string) => void) => {
  const onFault = faultsTo(onChange, 'The embedded database failed')
  return new BoundedPool({ open: () => pool, isEmbedded: true, onFault, ...LIMITS })
}

/** Opens a database in this process's memory, for tests. */
export async function openMemoryDatabase(onChange: (line: string) => void) {
  const pglite = await PGlite.create({ extensions })
  return {
    pool: bounded(poolOver(pglite), onChange),
    afterClose: () => pglite.close(),
  }
}

/** @throws DatabaseFilesError */
async function openFolder(dataDir: string) {
  try {
    const isNew = await checkDatabaseFiles(dataDir)
    const pglite = await PGlite.create({
      extensions,
      fs: new DurableNodeFS(databaseFolder(dataDir)),
      startParams: durableStartParams,
    })
    if (isNew) await finishDatabaseFiles(dataDir)
    return pglite
  } catch (error) {
    throw await openingFault(error, dataDir)
  }
}

/**
 * Opens the database in a folder of this machine and locks it for this process.
 *
 * @throws DataDirectoryInUseError when another process holds it, DatabaseFilesError when its files
 * cannot be used.
 */
export async function openEmbeddedDatabase(dataDir: string, onChange: (line: string) => void) {
  await mkdir(dataDir, { recursive: true })
  // The lock would try again for 15 seconds.
  await proveWritable(dataDir)
  const release = await lockDataDirectory(
    dataDir,
    faultsTo(onChange, 'The lock of the data folder could not be renewed'),
  )
  try {
    const pglite = reopeningDatabase({
      first: await openFolder(dataDir),
      open: async () => {
        await requireDatabaseFiles(dataDir)
        return openFolder(dataDir)
      },
      proveWritable: () => proveWritable(dataDir),
      onChange,
    })
    const pool = poolOver(pglite)
    const stopMaintenance = startMaintenance(
      pool,
      faultsTo(onChange, 'The maintenance of the database failed'),
    )
    return {
      pool: bounded(pool, onChange),
      beforeClose: () => stopMaintenance(),
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
