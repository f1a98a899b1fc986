import { toKobo } from '@domain/money'
import type { Database } from '../database/tables'
import { listingKeys } from './listing-keys'

export interface NewPhoto {
  /** Names the original in the photo storage. */
  storageKey: string
  alt: string
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

const namesOf = async (database: Database, { propertyType, amenities = [] }: NewListing) => {
  const type = propertyType
    ? await database
        .selectFrom('property_types')
        .select('name')
        .where('id', '=', propertyType)
        .executeTakeFirst()
    : undefined
  const named = amenities.length
    ? await database
        .selectFrom('amenities')
        .select(['id', 'name'])
        .where('id', 'in', amenities)
        .execute()
    : []
  // In the listing's own order: the search text must not depend on the table's.
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  return {
    propertyTypeName: type?.name,
    amenityNames: amenities.flatMap((id) => nameOf.get(id) ?? []),
  }
}

/** Adds a published home with its search text and photos. @returns its id. */
export async function insertListing(database: Database, listing: NewListing) {
  const { id } = await database
    .insertInto('listings')
    .values({
      ...(listing.id !== undefined && { id: listing.id }),
      name: listing.name,
      description: listing.description ?? null,
      city: listing.city ?? null,
      state: listing.state ?? null,
      country: listing.country ?? null,
      base_price_kobo: toKobo(listing.basePrice),
      cleaning_fee_kobo: toKobo(listing.cleaningFee ?? 0),
      security_deposit_kobo: toKobo(listing.securityDeposit ?? 0),
      rating: listing.rating ?? null,
      bedroom_no: listing.bedroomNo ?? null,
      bathroom_no: listing.bathroomNo ?? null,
      guest_no: listing.guestNo ?? null,
      property_type_id: listing.propertyType ?? null,
      amenity_ids: listing.amenities ?? [],
      house_rules: listing.houseRules ?? [],
      ...(listing.createdAt && { created_at: listing.createdAt }),
      ...listingKeys(listing, await namesOf(database, listing)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (listing.photos?.length) await insertPhotos(database, id, listing.photos)
  return id
}

async function insertPhotos(database: Database, listingId: string, photos: NewPhoto[]) {
  const rows = photos.map(({ id, storageKey, alt, colour, width, height }, position) => ({
    ...(id !== undefined && { id }),
    listing_id: listingId,
    position,
    storage_key: storageKey,
    alt,
    colour: colour ?? null,
    width,
    height,
  }))
  await database.insertInto('listing_photos').values(rows).execute()
}
