import { HOUR } from '@domain/time'
import type { Database } from '@server/database/tables'
import type { PhotoStorage, StoredPhoto } from '@server/media/photo-storage'
import { UPLOADS_BELOW, type PhotoUploads } from '@server/media/photo-uploads'
import { keepDoing, type Chore } from './compare-clocks'

/** In milliseconds. A photo is stored before its row, so a recent one may not have its row yet. */
const ORPHAN_AGE = HOUR
/** Photos that one statement looks up. */
const BATCH_SIZE = 500

interface OrphanOptions {
  database: Database
  storage: PhotoStorage
  uploads: PhotoUploads
  now: Date
}

/**
 * Deletes what a process left behind when it was killed during an upload or a deletion:
 * unreferenced originals and partial uploads.
 */
export async function deleteOrphanPhotos({ database, storage, uploads, now }: OrphanOptions) {
  const before = new Date(now.getTime() - ORPHAN_AGE)
  await uploads.forgetReceived(before)
  let batch: StoredPhoto[] = []
  const clear = async () => {
    const keys = batch.map(({ key }) => key)
    batch = []
    if (keys.length === 0) return
    const rows = await database
      .selectFrom('listing_photos')
      .select('storage_key')
      .where('storage_key', 'in', keys)
      .execute()
    const named = new Set(rows.map(({ storage_key }) => storage_key))
    await uploads.discard(keys.filter((key) => !named.has(key)))
  }
  for await (const photo of storage.list(UPLOADS_BELOW)) {
    if (photo.storedAt < before) batch.push(photo)
    if (batch.length === BATCH_SIZE) await clear()
  }
  await clear()
}

/**
 * Deletes orphan photos once an hour, while the clocks agree.
 *
 * @returns a function that stops it.
 */
export const clearOrphanPhotos = (options: Omit<OrphanOptions, 'now'> & Chore) =>
  keepDoing(options, (now) => deleteOrphanPhotos({ ...options, now }), HOUR)
