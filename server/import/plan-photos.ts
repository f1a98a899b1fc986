import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { UPLOAD } from '@domain/constants'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'
import type { NewPhoto } from '@server/listing/save-listing'
import type { PhotoStorage } from '@server/media/photo-storage'
import { UPLOADS_BELOW } from '@server/media/photo-uploads'
import { preparePhoto, requirePhoto } from '@server/media/prepare-photo'
import { openPhoto, PhotoRefusal, type PhotoPlaces, type PhotoSource } from './photo-source'

export interface PlannedPhoto {
  /** Id of the listing's photo, or of a photo that is still to be stored. */
  id: string
  /** Undefined keeps the present alt text. Null means the listing's name. */
  alt: string | null | undefined
  /** Where a new photo comes from. */
  from?: PhotoSource & { name: string }
}

export interface PhotoPlan {
  photos: PlannedPhoto[]
  /** Whether anything differs from what the listing has. */
  isChanged: boolean
}

/** Name of a photo in an export. */
export const exportedName = (id: string) => `${id}.webp`

const photosOf = (database: Database, listingId: string) =>
  database
    .selectFrom('listing_photos')
    .select(['id', 'alt', 'source'])
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute()

interface WantedPhotos {
  listingId: string | undefined
  names: readonly string[]
  /** Undefined when the file has no column of alt texts. */
  alts: readonly string[] | undefined
}

/**
 * Decides which of a listing's photos stay and which are new. A photo that was imported before is
 * not read again.
 *
 * @throws PhotoRefusal with the name of the photo.
 */
export async function planPhotos(
  database: Database,
  { listingId, names, alts }: WantedPhotos,
  places: PhotoPlaces,
): Promise<PhotoPlan> {
  if (names.length > UPLOAD.photosPerListing) {
    throw new PhotoRefusal(`are ${names.length}; at most ${UPLOAD.photosPerListing} are allowed`)
  }
  const present = listingId === undefined ? [] : await photosOf(database, listingId)
  const left = [...present]
  const photos: PlannedPhoto[] = []
  for (const [place, name] of names.entries()) {
    const alt = alts && (alts[place]?.trim() || null)
    let index = left.findIndex(({ id }) => exportedName(id) === basename(name))
    const from = index < 0 ? await named(name, openPhoto(name, places)) : undefined
    if (from) index = left.findIndex(({ source }) => source === from.source)
    const [kept] = index < 0 ? [] : left.splice(index, 1)
    photos.push(
      kept
        ? { id: kept.id, alt }
        : { id: randomUUID(), alt, ...(from && { from: { ...from, name } }) },
    )
  }
  const isSame = (row: (typeof present)[number], place: number) => {
    const planned = photos[place]
    return planned?.id === row.id && (planned.alt === undefined || planned.alt === row.alt)
  }
  return { photos, isChanged: photos.length !== present.length || !present.every(isSame) }
}

/** Adds the photo's name to its refusal. */
async function named<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PhotoRefusal) throw new PhotoRefusal(`${name} ${error.message}`)
    if (error instanceof HttpError && error.statusCode < 500) throw new PhotoRefusal(error.message)
    throw error
  }
}

/**
 * Opens the new photos of a plan that are files, for an import that stores nothing.
 *
 * @throws PhotoRefusal with the name of the photo.
 */
export async function tryPhotos({ photos }: PhotoPlan) {
  for (const { from } of photos) {
    if (from?.isFile) await named(from.name, requirePhoto(await from.read(), from.name))
  }
}

/**
 * Re-encodes and stores the new photos of a plan.
 *
 * @param stored Receives each key before its photo is stored, so that the caller can delete it.
 * @throws PhotoRefusal with the name of the photo.
 */
export async function storePhotos(storage: PhotoStorage, plan: PhotoPlan, stored: string[]) {
  const photos: NewPhoto[] = []
  for (const { id, alt, from } of plan.photos) {
    if (!from) continue
    const original = await named(from.name, from.read())
    const prepared = await named(from.name, preparePhoto(original, from.name))
    const { content, ...photo } = prepared
    const storageKey = `${UPLOADS_BELOW}/${randomUUID()}.webp`
    stored.push(storageKey)
    await storage.put(storageKey, Readable.from([content]))
    photos.push({ ...photo, id, storageKey, source: from.source, ...(alt && { alt }) })
  }
  return photos
}
