import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@server/config/project-root'
import type { PhotoStorage } from '@server/media/photo-storage'
import photoIndex from './photos/index.json' with { type: 'json' }

const byFile = new Map(photoIndex.map((photo) => [photo.file, photo]))

/** The styles of homes that the photos show. */
export const DEMO_STYLES = [...new Set(photoIndex.flatMap(({ style }) => style ?? []))]

/** @throws Error when there is no such photo. */
export function photoNamed(file: string) {
  const photo = byFile.get(file)
  if (!photo) throw new Error(`No demo photo '${file}'. Choose one of server/demo/photos.`)
  return photo
}

/** Returns the key of an original in the photo storage. */
export const demoPhotoKey = ({ file }: { file: string }) => `demo/${file}`

/** Returns the folder of the originals. The built server also reads them from among the sources. */
export const demoPhotosFolder = () => join(projectRoot(), 'server', 'demo', 'photos')

/** Stores the missing originals in the photo storage. */
export async function storeDemoPhotos(storage: PhotoStorage) {
  const folder = demoPhotosFolder()
  for (const file of await readdir(folder)) {
    const key = demoPhotoKey({ file })
    if (!file.endsWith('.webp') || (await storage.has(key))) continue
    await storage.put(key, createReadStream(join(folder, file)))
  }
}
