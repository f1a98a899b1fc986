import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { present } from '@domain/present'
import { HOUR } from '@domain/time'
import { namedId } from '@server/database/named-id'
import type { Database } from '@server/database/tables'
import { fileSource } from '@server/import/photo-source'
import { readListingRow } from '@server/import/read-listing-row'
import { insertListing } from '@server/listing/save-listing'
import { seedNames } from '@server/property-type/seed-names'
import { demoPhotoKey, photoNamed } from './demo-photos'
import file from './listings.json' with { type: 'json' }

/**
 * The demo listings as `npm run listings -- import` reads them, newest first. Each group of twelve
 * shows every style of photos once, so that neighbours look different, and no two share a cover.
 */
export const demoListings: readonly (typeof file.listings)[number][] = file.listings

/** From 0 to 5, by the key of the listing. Others nobody has rated. */
export const demoRatings: Record<string, number | undefined> = file.ratings

/** Stays of other guests: days from the day of loading to check-in, and number of nights. */
export const bookedNights = file.booked as unknown as Record<
  string,
  readonly (readonly [inDays: number, nights: number])[] | undefined
>

type DemoListing = (typeof demoListings)[number]

/** In milliseconds. Listings are shown newest first, and their creation times are this far apart. */
const BETWEEN_LISTINGS = 7 * HOUR

/** Derived from both, because two listings share a name but none share a name and a place. */
export const idOfListing = ({ name, city, state, country }: DemoListing) =>
  namedId(`home ${[name, city, state, ...(country === 'Nigeria' ? [] : [country])].join(', ')}`)

const idsByName = async (
  database: Database,
  table: 'property_types' | 'amenities',
  names: readonly string[],
) =>
  new Map(
    Array.from(await seedNames(database, table, names), ([name, id]) => [name.toLowerCase(), id]),
  )

/** Adds all demo listings with their photos. */
export async function insertDemoListings(database: Database, now: Date) {
  const names = {
    propertyType: await idsByName(database, 'property_types', firstPropertyTypes),
    amenities: await idsByName(database, 'amenities', Object.values(firstAmenities)),
  }
  for (const [place, listing] of demoListings.entries()) {
    const read = readListingRow(listing, names)
    if ('faults' in read) throw new Error(`${listing.key}: ${JSON.stringify(read.faults)}`)
    const id = idOfListing(listing)
    const rating = demoRatings[listing.key]
    await insertListing(database, {
      ...present(read.row.fields),
      name: listing.name,
      basePrice: listing.basePrice,
      id,
      importKey: listing.key,
      photos: listing.photos.map((name, position) => {
        const { file, hash, alt, colour, width, height } = photoNamed(name)
        return {
          id: namedId(`photo ${position} of ${id}`),
          storageKey: demoPhotoKey({ file }),
          source: fileSource(file, hash),
          alt,
          colour,
          width,
          height,
        }
      }),
      createdAt: new Date(now.getTime() - (place + 1) * BETWEEN_LISTINGS),
      ...(rating !== undefined && { rating }),
    })
  }
}
