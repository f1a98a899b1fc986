import { join } from 'node:path'
import type { Config } from '@server/config/config'
import { optionalPackage } from '@server/optional-package'
import { folderPhotoStorage, type PhotoStorage } from './photo-storage'
import { PhotoStoreError } from './photo-store-error'
import { createPhotoUploads, UPLOADS_BELOW } from './photo-uploads'
import { createPhotoVariants } from './photo-variants'
import { createStoreCheck, type StoreCheck } from './store-id'

type MediaConfig = Pick<Config, 'photoStorage' | 'dataDir'>

/** Opens the configured storage of originals. */
async function openStorage(
  photoStorage: Config['photoStorage'],
  photos: string,
  storeCheck: StoreCheck,
): Promise<PhotoStorage> {
  if (photoStorage.kind === 'folder') return folderPhotoStorage(photos, storeCheck)
  // Imported here, because most servers store photos in a folder and have no client of a bucket.
  const loaded = await optionalPackage(() => import('./s3-photo-storage'))
  if (!loaded) {
    throw new PhotoStoreError(
      "S3_BUCKET is set, but the package '@aws-sdk/client-s3' is not installed. Run " +
        '"npm install --no-save @aws-sdk/client-s3", or unset S3_BUCKET to store photos in DATA_DIR.',
    )
  }
  const storage = loaded.s3PhotoStorage(photoStorage)
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
  const photos = join(config.dataDir, 'photos')
  const storeCheck = createStoreCheck(photos)
  const storage = await openStorage(config.photoStorage, photos, storeCheck)
  const cacheFolder = join(config.dataDir, 'photo-variants')
  const variants = createPhotoVariants({ storage, cacheFolder, onFault })
  const folder = join(config.dataDir, 'uploads')
  return {
    storage,
    storeCheck,
    variants,
    uploads: createPhotoUploads({ storage, storeCheck, variants, folder, onFault }),
  }
}
