import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { HOUR } from '@domain/time'
import { namedId } from '@server/database/named-id'
import type { Database } from '@server/database/tables'
import { insertListing, type NewListing } from '@server/listing/insert-listing'
import type { PhotoStorage } from '@server/media/photo-storage'
import { seedNames } from '@server/property-type/seed-names'
import type { DemoListing, DemoStyle } from './demo-listing'
import { demoListings } from './demo-listings'
import { demoPhotoKey, demoPhotosFolder, photosOfListing } from './demo-photos'

/**
 * In milliseconds. Listings are shown newest first, and their creation times are this far apart.
 */
const BETWEEN_LISTINGS = 7 * HOUR

/** Derived from both, because two listings share a name but none share a name and a place. */
export const idOfListing = ({ name, place }: Pick<DemoListing, 'name' | 'place'>) =>
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
  listing: DemoListing & { style: DemoStyle },
  ids: Ids,
  createdAt: Date,
): NewListing => {
  const id = idOfListing(listing)
  const [city, state, country = 'Nigeria'] = listing.place
  const propertyType = ids.types.get(listing.type)
  return {
    id,
    name: listing.name,
    description: listing.description,
    city,
    state,
    country,
    basePrice: listing.price,
    cleaningFee: listing.cleaningFee ?? 0,
    securityDeposit: listing.deposit ?? 0,
    bedroomNo: listing.bedrooms,
    bathroomNo: listing.bathrooms,
    guestNo: listing.guests,
    houseRules: [...listing.houseRules],
    amenities: listing.amenities.flatMap((key) => ids.amenities.get(firstAmenities[key]) ?? []),
    photos: photosOfListing(listing).map((photo, position) => ({
      id: namedId(`photo ${position} of ${id}`),
      storageKey: demoPhotoKey(photo),
      alt: photo.alt,
      colour: photo.colour,
      width: photo.width,
      height: photo.height,
    })),
    createdAt,
    ...(propertyType && { propertyType }),
    ...(listing.rating !== undefined && { rating: listing.rating }),
  }
}

/** Adds all demo listings with their photos. The first of the list is the newest. */
export async function insertDemoListings(database: Database, now: Date) {
  const ids = {
    types: await seedNames(database, 'property_types', firstPropertyTypes),
    amenities: await seedNames(database, 'amenities', Object.values(firstAmenities)),
  }
  for (const [place, listing] of demoListings.entries()) {
    const createdAt = new Date(now.getTime() - (place + 1) * BETWEEN_LISTINGS)
    await insertListing(database, listingOf(listing, ids, createdAt))
  }
}
