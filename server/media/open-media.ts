import { join } from 'node:path'
import type { Config } from '@server/config/config'
import { folderPhotoStorage, type PhotoStorage } from './photo-storage'
import { createPhotoUploads, UPLOADS_BELOW } from './photo-uploads'
import { createPhotoVariants } from './photo-variants'

type MediaConfig = Pick<Config, 'photoStorage' | 'dataDir'>

/** Opens the configured storage of originals. */
async function openStorage({ photoStorage, dataDir }: MediaConfig): Promise<PhotoStorage> {
  if (photoStorage.kind === 'folder') return folderPhotoStorage(join(dataDir, 'photos'))
  // Imported here, because it takes half a second that a folder does not need.
  const { s3PhotoStorage } = await import('./s3-photo-storage')
  const storage = s3PhotoStorage(photoStorage)
  // Reports a wrong key or bucket at start-up rather than at the first upload.
  for await (const _photo of storage.list(UPLOADS_BELOW)) break
  return storage
}

/**
 * Opens the stored originals, their variants and the uploads.
 *
 * @param onFault Called with failures in the background.
 */
export async function openMedia(config: MediaConfig, onFault: (error: unknown) => void) {
  const storage = await openStorage(config)
  const cacheFolder = join(config.dataDir, 'photo-variants')
  const variants = createPhotoVariants({ storage, cacheFolder, onFault })
  const folder = join(config.dataDir, 'uploads')
  return {
    storage,
    variants,
    uploads: createPhotoUploads({ storage, variants, folder, onFault }),
  }
}
