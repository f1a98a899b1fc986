import { open, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freeBytes } from '@server/media/disk-room'

/** In bytes. A new database takes 40 MB, and its first write-ahead log segments the rest. */
const NEW_DATABASE = 96 * 1024 * 1024
/** In bytes. With less, opening a database can fail for want of a write-ahead log segment. */
const OPENING_BYTES = 24 * 1024 * 1024
/** In bytes. More than the file system keeps for small files inside its own records. */
const PROBE_BYTES = 64 * 1024

/** The files of the embedded database cannot be used. The message says what to do. */
export class DatabaseFilesError extends Error {
  override readonly name = 'DatabaseFilesError'
}

/** Folder of the embedded database. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/** Exists from the first write of a new database until it is complete. */
const unfinishedMark = (dataDir: string) => join(dataDir, 'database-unfinished')

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

const full = (dataDir: string, free: number, needed: number) =>
  new DatabaseFilesError(
    `The disk of the data folder ${resolve(dataDir)} has ${megabytes(free)} free, and the database needs ` +
      `${megabytes(needed)}. Free some space, or choose another DATA_DIR.`,
  )

const damaged = (dataDir: string, reason: string) =>
  new DatabaseFilesError(
    `The database files in ${resolve(databaseFolder(dataDir))} are damaged, incomplete or of another version of ` +
      `PostgreSQL (${reason}). Restore the data folder from a backup, or move that folder away to start with an ` +
      'empty database.',
  )

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Makes a folder's removed and created names durable. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeProbe(folder: string) {
  const file = join(folder, `probe-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES, 1), { flush: true })
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * Probes in progress by folder. All of them use one file, so a second probe would delete the file
 * of the first.
 */
const probes = new Map<string, Promise<void>>()

/**
 * Writes a file and deletes it again.
 *
 * @throws the operating system's error when the disk is full, read-only or out of reach.
 */
export function proveWritable(folder: string): Promise<void> {
  const begun = probes.get(folder)
  if (begun) return begun
  const probe = writeProbe(folder).finally(() => probes.delete(folder))
  probes.set(folder, probe)
  return probe
}

async function namesIn(dataDir: string) {
  try {
    return await readdir(databaseFolder(dataDir))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    if (codeOf(error) !== 'ENOTDIR') throw error
    throw damaged(dataDir, 'it is a file, not a folder')
  }
}

/**
 * Checks the files before PGlite opens them, because it creates a new database over files that lack
 * their PG_VERSION.
 *
 * @returns whether the database is new.
 * @throws DatabaseFilesError
 */
export async function checkDatabaseFiles(dataDir: string): Promise<boolean> {
  // A killed first start has left files that no guest has ever used.
  const isUnfinished = (await readdir(dataDir)).includes('database-unfinished')
  if (isUnfinished) await rm(databaseFolder(dataDir), { recursive: true, force: true })
  const names = await namesIn(dataDir)
  if (names.includes('PG_VERSION')) return false
  if (names.length > 0) throw damaged(dataDir, 'PG_VERSION is missing')
  const free = await freeBytes(dataDir)
  if (free < NEW_DATABASE) throw full(dataDir, free, NEW_DATABASE)
  await writeFile(unfinishedMark(dataDir), '')
  return true
}

/**
 * Checks that the database of a running server is still in its folder, which an unmounted disk
 * takes away. PGlite would create a new, empty one in its place.
 *
 * @throws DatabaseFilesError
 */
export async function requireDatabaseFiles(dataDir: string) {
  if (!(await namesIn(dataDir)).includes('PG_VERSION')) {
    throw damaged(dataDir, 'they are gone')
  }
}

/** Records that a new database is complete, before anything is stored in it. */
export async function finishDatabaseFiles(dataDir: string) {
  await rm(unfinishedMark(dataDir))
  // Otherwise a power failure could bring the mark back, and the next start would delete a database
  // in use.
  await syncFolder(dataDir)
}

/** PGlite throws objects that are not errors, and messages of WebAssembly. */
const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : ''
  return /PGlite|Aborted\(|wasm/.test(message) || message === ''
    ? 'PostgreSQL cannot open them'
    : message
}

/** Returns the error that explains why the database could not be opened. */
export async function openingFault(error: unknown, dataDir: string): Promise<Error> {
  if (error instanceof DatabaseFilesError) return error
  const free = await freeBytes(dataDir)
  return free < OPENING_BYTES
    ? full(dataDir, free, OPENING_BYTES)
    : damaged(dataDir, reasonOf(error))
}
