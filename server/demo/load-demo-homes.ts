import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filtersCopy } from '@domain/copy/filters-copy'
import { namedId } from '@server/database/named-id'
import type { Database } from '@server/database/tables'
import { insertListing, type NewListing } from '@server/listing/insert-listing'
import type { PhotoStorage } from '@server/media/photo-storage'
import { seedNames } from '@server/property-type/seed-names'
import type { DemoAmenity, DemoHome, DemoStyle } from './demo-home'
import { demoHomes } from './demo-homes'
import { demoPhotoKey, demoPhotosFolder, photosOfHome } from './demo-photos'

/** In the order of the amenities in filtersCopy. */
export const AMENITY_KEYS: readonly DemoAmenity[] = ['parking', 'washer', 'air', 'kitchen', 'wifi']

/**
 * In milliseconds. Listings are shown newest first, and their creation times are this far apart.
 */
const BETWEEN_HOMES = 7 * 3_600_000

/** Derived from both, because two listings share a name but none share a name and a place. */
export const idOfHome = ({ name, place }: Pick<DemoHome, 'name' | 'place'>) =>
  namedId(`home ${name}, ${place.join(', ')}`)

/** Stores the missing originals in the photo storage. */
export async function storeDemoPhotos(storage: PhotoStorage) {
  const folder = demoPhotosFolder()
  for (const file of await readdir(folder)) {
    const key = demoPhotoKey({ file })
    if (!file.endsWith('.webp') || (await storage.has(key))) continue
    await storage.put(key, createReadStream(join(folder, file)))
  }
}

interface Ids {
  types: Map<string, string>
  amenities: Map<string, string>
}

const listingOf = (
  home: DemoHome & { style: DemoStyle },
  ids: Ids,
  createdAt: Date,
): NewListing => {
  const id = idOfHome(home)
  const [city, state, country = 'Nigeria'] = home.place
  const propertyType = ids.types.get(home.type)
  return {
    id,
    name: home.name,
    description: home.description,
    city,
    state,
    country,
    basePrice: home.price,
    cleaningFee: home.cleaningFee ?? 0,
    securityDeposit: home.deposit ?? 0,
    bedroomNo: home.bedrooms,
    bathroomNo: home.bathrooms,
    guestNo: home.guests,
    houseRules: [...home.houseRules],
    amenities: home.amenities.flatMap(
      (key) => ids.amenities.get(filtersCopy.amenities[AMENITY_KEYS.indexOf(key)] ?? '') ?? [],
    ),
    photos: photosOfHome(home).map((photo, position) => ({
      id: namedId(`photo ${position} of ${id}`),
      storageKey: demoPhotoKey(photo),
      alt: photo.alt,
      colour: photo.colour,
      width: photo.width,
      height: photo.height,
    })),
    createdAt,
    ...(propertyType && { propertyType }),
    ...(home.rating !== undefined && { rating: home.rating }),
  }
}

/** Adds all demo listings with their photos. The first of the list is the newest. */
export async function insertDemoHomes(database: Database, now: Date) {
  const ids = {
    types: await seedNames(database, 'property_types', filtersCopy.propertyTypes),
    amenities: await seedNames(database, 'amenities', filtersCopy.amenities),
  }
  for (const [place, home] of demoHomes.entries()) {
    const createdAt = new Date(now.getTime() - (place + 1) * BETWEEN_HOMES)
    await insertListing(database, listingOf(home, ids, createdAt))
  }
}
