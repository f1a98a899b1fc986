import type { Updateable } from 'kysely'
import { UPLOAD } from '@domain/constants'
import { missingFields } from '@domain/listing/listing-completeness'
import { present } from '@domain/present'
import type { ListedPlace } from '@domain/search/places'
import { inTransaction } from '@server/database/conflicts'
import type { ListingsTable } from '@server/database/listing-tables'
import type { Database } from '@server/database/tables'
import { forbidden, invalidRequest, notFound } from '@server/http-error'
import { countUse, tryUse } from '@server/quota/daily-quotas'
import { findNames, holdNames } from './listing-names'
import {
  ENTERED_COLUMNS,
  enteredFields,
  listingValues,
  type ListingChanges,
  type ListingFields,
} from './listing-values'
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

/** New words a day that an account may teach the search. Misspellings of others find nothing. */
const MOST_WORDS = 5_000

interface SavedListing {
  /** When undefined, a new listing is created. */
  id: string | undefined
  userId: string
  /** Changed fields. The other fields keep their values. */
  fields: ListingChanges
  /** Added behind the listing's photos. Their originals are already stored. */
  photos: NewPhoto[]
  /** Listings that one account may add in a day. */
  mostListings: number
  now: Date
}

export const storedColumns = [...ENTERED_COLUMNS, 'host_id', 'withheld', 'search_loose'] as const

/** Locks a listing, so that two changes do not overwrite each other. @throws HttpError 404, 403. */
export async function lockOwnListing(transaction: Database, id: string, userId: string) {
  const row = await transaction
    .selectFrom('listings')
    .select(storedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('Listing')
  if (row.host_id !== userId) throw forbidden()
  return row
}

/** @throws HttpError 404 for an unknown listing, 403 for another host's. */
export async function refuseOthers(database: Database, id: string, userId: string) {
  const row = await database
    .selectFrom('listings')
    .select('host_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Listing')
  if (row.host_id !== userId) throw forbidden()
}

export const fieldsOf = (row: Awaited<ReturnType<typeof lockOwnListing>>) =>
  present(enteredFields(row))

async function refuseTooManyPhotos(transaction: Database, id: string, added: number) {
  const { held } = await transaction
    .selectFrom('listing_photos')
    .select((row) => row.fn.countAll<number>().as('held'))
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  if (held + added <= UPLOAD.photosPerListing) return
  throw invalidRequest({ files: `a listing has at most ${UPLOAD.photosPerListing} photos` })
}

/** Teaches the search the words of a host's published listing, unless they are too many for a day. */
export const learnWordsOf = (
  transaction: Database,
  listing: ListedPlace & { search_loose: string },
  { userId, now }: { userId: string; now: Date },
) =>
  learnWords(transaction, [listing], (amount) =>
    tryUse(transaction, { userId, kind: 'words', most: MOST_WORDS, now, amount }),
  )

export const updateListing = (
  transaction: Database,
  id: string,
  values: Updateable<ListingsTable>,
  now: Date,
) =>
  transaction
    .updateTable('listings')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute()

/** Changes a listing, or adds one without an id. @returns its id. */
export async function writeListing(
  transaction: Database,
  id: string | undefined,
  values: ReturnType<typeof listingValues> & Updateable<ListingsTable>,
  now: Date,
) {
  if (id === undefined) {
    const added = { ...values, created_at: now }
    const query = transaction.insertInto('listings').values(added).returning('id')
    return (await query.executeTakeFirstOrThrow()).id
  }
  await updateListing(transaction, id, values, now)
  return id
}

/** Creates or changes a listing, which is a draft while a required field is missing. */
export const saveListing = (
  database: Database,
  { id, userId, fields, photos, mostListings, now }: SavedListing,
) =>
  inTransaction(database, async (transaction) => {
    await holdNames(transaction)
    const before = id === undefined ? undefined : await lockOwnListing(transaction, id, userId)
    const stored = before ? fieldsOf(before) : {}
    const full = present({ ...stored, ...fields })
    const { unknown, ...names } = await findNames(transaction, full)
    if (Object.keys(unknown).length > 0) throw invalidRequest(unknown)
    const values = {
      ...listingValues(full, names),
      published: missingFields(full).length === 0 && !before?.withheld,
    }
    if (id === undefined) {
      await countUse(transaction, { userId, kind: 'listings', amount: 1, most: mostListings, now })
    }
    const saved = await writeListing(transaction, id, { ...values, host_id: userId }, now)
    // Nobody searches for drafts.
    if (values.published) await learnWordsOf(transaction, values, { userId, now })
    if (photos.length > 0) {
      await refuseTooManyPhotos(transaction, saved, photos.length)
      await insertPhotos(transaction, saved, photos)
    }
    return saved
  })
