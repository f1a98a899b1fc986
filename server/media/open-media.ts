import { join } from 'node:path'
import type { Config } from '@server/config/config'
import { folderPhotoStorage, type PhotoStorage } from './photo-storage'
import { createPhotoUploads, UPLOADS_BELOW } from './photo-uploads'
import { createPhotoVariants } from './photo-variants'

type MediaConfig = Pick<Config, 'photoStorage' | 'dataDir'>

/** Where the configuration says that originals are kept. */
async function openStorage({ photoStorage, dataDir }: MediaConfig): Promise<PhotoStorage> {
  if (photoStorage.kind === 'folder') return folderPhotoStorage(join(dataDir, 'photos'))
  // Half a second of loading that a folder does not need.
  const { s3PhotoStorage } = await import('./s3-photo-storage')
  const storage = s3PhotoStorage(photoStorage)
  // A wrong key or bucket is told at the start, not to the first host who sends a photo.
  for await (const _photo of storage.list(UPLOADS_BELOW)) break
  return storage
}

/**
 * Photos as the configuration asks for them: originals, what is made of them, and what hosts send.
 *
 * @param onFault Told of what failed without anybody waiting for it.
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
