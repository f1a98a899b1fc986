import { sql, type RawBuilder } from 'kysely'
import { retryTransient } from '../database/conflicts'
import type { Database } from '../database/tables'
import { notFound } from '../http-error'
import { lockOwnListing } from './save-listing'

/**
 * Takes photos from a home. Those that a booking's snapshot shows stay, without a home.
 *
 * @returns the storage keys that no photo names any more.
 */
async function removePhotos(transaction: Database, listingId: string, which: RawBuilder<unknown>) {
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
 * Deletes a home of this user: favourites drop it, bookings keep what they show of it.
 *
 * @returns the storage keys of photos that nothing shows any more.
 * @throws HttpError 403, 404.
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
  /** As the photo's `_id` says; any text, which may be no id at all. */
  imageId: string
  userId: string
}

/**
 * Takes one photo from a home of this user.
 *
 * @returns the storage keys of photos that nothing shows any more.
 * @throws HttpError 403, and 404 for a home or a photo that is not there.
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
