import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '@server/config/config'
import { proveWritable } from '@server/database/database-files'
import type { Database } from '@server/database/tables'
import { freeBytes, makeFolder } from '@server/media/disk-room'
import { openMedia } from '@server/media/open-media'
import type { PhotoStorage } from '@server/media/photo-storage'
import { UPLOADS_BELOW } from '@server/media/photo-uploads'
import { startUpMessage } from '@server/start/start-up-message'
import { fault, ok, warning, type Finding } from './finding'

/** In bytes. Uploads are refused below the first. The second is about a week's warning. */
const [LEAST_ROOM, LITTLE_ROOM] = [512 * 1024 * 1024, 5 * 1024 * 1024 * 1024]

/** Photos that are looked up, the newest first. */
const MOST_PHOTOS = 2_000

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

async function checkDisk({ dataDir }: Config): Promise<Finding> {
  try {
    await makeFolder(dataDir)
    await proveWritable(dataDir)
    const free = await freeBytes(dataDir)
    const text = `${gigabytes(free)} are free in ${dataDir}`
    if (free < LEAST_ROOM) return fault('disk', `${text}, so photos are refused. Free some space.`)
    return free < LITTLE_ROOM ? warning('disk', `${text}. Free some space soon.`) : ok('disk', text)
  } catch (error) {
    return fault('disk', startUpMessage(error))
  }
}

/** Writes a file to the storage of photos, and deletes it again. */
async function tryStorage(storage: PhotoStorage) {
  const key = `${UPLOADS_BELOW}/${randomUUID()}.webp`
  await storage.put(key, Readable.from([Buffer.from('a trial by the doctor')]))
  await storage.remove(key)
}

async function checkPhotos(database: Database, storage: PhotoStorage): Promise<Finding> {
  const rows = await database
    .selectFrom('listing_photos as p')
    .leftJoin('listings as l', 'l.id', 'p.listing_id')
    .select(['p.storage_key', 'l.name'])
    .orderBy('l.created_at', 'desc')
    .limit(MOST_PHOTOS)
    .execute()
  const missing: string[] = []
  for (const { storage_key, name } of rows) {
    if (!(await storage.has(storage_key))) missing.push(name ?? 'a deleted listing')
  }
  if (missing.length === 0) return ok('photos', `${rows.length} originals are in place`)
  const some = [...new Set(missing)].slice(0, 5).join(', ')
  return fault(
    'photos',
    `${missing.length} of ${rows.length} originals are missing, of: ${some}. Restore the photos of a backup, or import them again.`,
  )
}

/**
 * Checks the disk, the bucket and the photos.
 *
 * @param database Undefined while there are no rows that could name photos.
 */
export async function checkStorage(
  config: Config,
  database: Database | undefined,
): Promise<Finding[]> {
  const found = [await checkDisk(config)]
  const about = config.photoStorage.kind === 's3' ? 's3' : 'photos'
  try {
    const { storage } = await openMedia(config, () => undefined)
    if (config.photoStorage.kind === 's3') {
      await tryStorage(storage)
      found.push(ok('s3', `the bucket ${config.photoStorage.bucket} can be read and written`))
    }
    if (database) found.push(await checkPhotos(database, storage))
  } catch (error) {
    found.push(fault(about, startUpMessage(error)))
  }
  return found
}
