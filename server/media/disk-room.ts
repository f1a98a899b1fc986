import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HttpError } from '@server/http-error'

/** In bytes. Uploads stop long before a full disk would stop the database. */
const FLOOR = 512 * 1024 * 1024

export const storageFull = () =>
  new HttpError(
    507,
    'storage_full',
    'The server has no space for photos at the moment. Nothing was saved.',
  )

/** Returns the free bytes on a folder's disk. */
export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** @throws HttpError 507 when less would be left than the database needs. */
export function refuseWithoutRoom(free: number, announced: number) {
  if (free - announced < FLOOR) throw storageFull()
}

/**
 * Creates a folder with those above it, unless it exists.
 *
 * @throws the operating system's error, with EROFS for a read-only disk, which Node reports as
 * ENOENT.
 */
export async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code === 'ENOENT' ? Object.assign(new Error(message), { code: 'EROFS' }) : error
  }
}

/** Writes a file as a whole or not at all, because another request may read it at any moment. */
export async function writeWhole(file: string, write: (unfinished: string) => Promise<void>) {
  const unfinished = join(dirname(file), `${randomUUID()}.part`)
  try {
    await write(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
