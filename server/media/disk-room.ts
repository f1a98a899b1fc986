import { statfs } from 'node:fs/promises'
import { HttpError } from '../http-error'

/** Bytes. A full disk stops the database, so uploads end long before. */
const FLOOR = 512 * 1024 * 1024

export const storageFull = () =>
  new HttpError(
    507,
    'storage_full',
    'There is no room for photos at the moment. Nothing was saved.',
  )

/** Bytes that are free where a folder lies. */
export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** @throws HttpError 507 when less would be left than the database needs to breathe. */
export function refuseWithoutRoom(free: number, announced: number) {
  if (free - announced < FLOOR) throw storageFull()
}
