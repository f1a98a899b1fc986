import { sql, type RawBuilder } from 'kysely'
import { retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { notFound } from '@server/http-error'
import { lockOwnListing } from './save-listing'

/**
 * Removes photos of a listing. Photos that a booking's snapshot shows stay without a listing
 * (R-139).
 *
 * @returns the storage keys that no photo uses any longer.
 */
export async function removePhotos(
  transaction: Database,
  listingId: string,
  which: RawBuilder<unknown>,
) {
  await sql`
    update listing_photos p set listing_id = null
    where p.listing_id = ${listingId}::uuid and ${which} and exists (
      select 1 from bookings b
      where b.listing_id = ${listingId}::uuid and b.listing_snapshot -> 'listingImg' @>
        jsonb_build_array(jsonb_build_object('_id', p.id::text))
    )`.execute(transaction)
  const { rows } = await sql<{ storage_key: string }>`
    delete from listing_photos p where p.listing_id = ${listingId}::uuid and ${which}
    returning storage_key`.execute(transaction)
  const keys = rows.map(({ storage_key }) => storage_key)
  if (keys.length === 0) return []
  const kept = await transaction
    .selectFrom('listing_photos')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute()
  const shared = new Set(kept.map(({ storage_key }) => storage_key))
  return keys.filter((key) => !shared.has(key))
}

/**
 * Deletes a listing of this user. Favourites lose it, and bookings keep their snapshot of it
 * (R-139).
 *
 * @returns the storage keys of photos that are no longer shown.
 * @throws HttpError 404 for an unknown listing, 403 for another host's.
 */
export const deleteListing = (database: Database, id: string, userId: string) =>
  retryTransient(() =>
    database.transaction().execute(async (transaction) => {
      await lockOwnListing(transaction, id, userId)
      const unused = await removePhotos(transaction, id, sql`true`)
      await transaction.deleteFrom('listings').where('id', '=', id).execute()
      return unused
    }),
  )

interface ListingImage {
  listingId: string
  /** The photo's `_id`. The request may contain any text, even one that is not an id. */
  imageId: string
  userId: string
}

/**
 * Removes one photo of a listing of this user.
 *
 * @returns the storage keys of photos that are no longer shown.
 * @throws HttpError 404 for an unknown listing or photo, 403 for another host's listing.
 */
export const deleteListingImage = (
  database: Database,
  { listingId, imageId, userId }: ListingImage,
) =>
  retryTransient(() =>
    database.transaction().execute(async (transaction) => {
      await lockOwnListing(transaction, listingId, userId)
      const which = sql`p.id::text = ${imageId}`
      const { rows } = await sql`
        select 1 from listing_photos p where p.listing_id = ${listingId}::uuid and ${which}`.execute(
        transaction,
      )
      if (rows.length === 0) throw notFound('Photo')
      return removePhotos(transaction, listingId, which)
    }),
  )
