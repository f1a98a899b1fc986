import type { Database } from '../database/tables'
import { findNames } from './listing-names'
import { listingValues } from './listing-values'

export interface NewPhoto {
  /** Names the original in the photo storage. */
  storageKey: string
  /** The home's name when left out. */
  alt?: string
  /** '#rrggbb'. */
  colour?: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Made by the database when left out. */
  id?: string
}

export interface NewListing {
  /** Made by the database when left out. */
  id?: string
  /** Nobody's when left out. */
  hostId?: string
  name: string
  description?: string
  city?: string
  state?: string
  country?: string
  /** Naira, all three. */
  basePrice: number
  cleaningFee?: number
  securityDeposit?: number
  rating?: number
  bedroomNo?: number
  bathroomNo?: number
  guestNo?: number
  /** Id. */
  propertyType?: string
  /** Ids. */
  amenities?: string[]
  houseRules?: string[]
  /** The cover first. */
  photos?: NewPhoto[]
  createdAt?: Date
}

/** Adds a published home with its search text and photos. @returns its id. */
export async function insertListing(database: Database, listing: NewListing) {
  const { id } = await database
    .insertInto('listings')
    .values({
      ...(listing.id !== undefined && { id: listing.id }),
      ...(listing.hostId !== undefined && { host_id: listing.hostId }),
      ...(listing.createdAt && { created_at: listing.createdAt }),
      ...listingValues(listing, await findNames(database, listing)),
      rating: listing.rating ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (listing.photos?.length) await insertPhotos(database, id, listing.photos)
  return id
}

/** Behind the photos that a home has. The home's row is locked, or new. */
export async function insertPhotos(database: Database, listingId: string, photos: NewPhoto[]) {
  const { last } = await database
    .selectFrom('listing_photos')
    .select((row) => row.fn.max('position').as('last'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  const rows = photos.map(({ id, storageKey, alt, colour, width, height }, place) => ({
    ...(id !== undefined && { id }),
    listing_id: listingId,
    position: (last ?? -1) + 1 + place,
    storage_key: storageKey,
    alt: alt ?? null,
    colour: colour ?? null,
    width,
    height,
  }))
  await database.insertInto('listing_photos').values(rows).execute()
}
