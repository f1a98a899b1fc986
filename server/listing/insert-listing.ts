import { present } from '@domain/present'
import type { Database } from '@server/database/tables'
import { findNames } from './listing-names'
import { listingValues, type ListingFields } from './listing-values'
import { learnWords } from './search-vocabulary'

export interface NewPhoto {
  /** Key of the original in the photo storage. */
  storageKey: string
  /** The listing's name by default. */
  alt?: string
  /** As '#rrggbb'. */
  colour?: string
  /** Width of the original, in pixels. */
  width: number
  height: number
  /** Address or file that the photo was imported from. */
  source?: string
  /** The database creates one by default. */
  id?: string
}

export interface NewListing extends ListingFields {
  /** The database creates one by default. */
  id?: string
  /** The operator's own key of it, by which an import finds it again. */
  importKey?: string
  /** Absent for a listing without a host. */
  hostId?: string
  name: string
  basePrice: number
  rating?: number
  /** The first is the cover photo. */
  photos?: NewPhoto[]
  createdAt?: Date
}

/** Adds a published listing with its search text and photos. @returns its id. */
export async function insertListing(database: Database, listing: NewListing) {
  const values = listingValues(listing, await findNames(database, listing))
  const { id } = await database
    .insertInto('listings')
    .values({
      ...present({
        id: listing.id,
        host_id: listing.hostId,
        import_key: listing.importKey,
        created_at: listing.createdAt,
        rating: listing.rating,
      }),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await learnWords(database, [values])
  if (listing.photos?.length) await insertPhotos(database, id, listing.photos)
  return id
}

/** Adds photos behind those of the listing, whose row must be locked or new. */
export async function insertPhotos(database: Database, listingId: string, photos: NewPhoto[]) {
  const { last } = await database
    .selectFrom('listing_photos')
    .select((row) => row.fn.max('position').as('last'))
    .where('listing_id', '=', listingId)
    .executeTakeFirstOrThrow()
  const rows = photos.map(({ id, storageKey, alt, colour, source, width, height }, place) => ({
    ...(id !== undefined && { id }),
    listing_id: listingId,
    position: (last ?? -1) + 1 + place,
    storage_key: storageKey,
    alt: alt ?? null,
    colour: colour ?? null,
    source: source ?? null,
    width,
    height,
  }))
  await database.insertInto('listing_photos').values(rows).execute()
}
