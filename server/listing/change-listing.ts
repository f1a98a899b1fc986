import { sql } from 'kysely'
import { missingFields } from '@domain/listing/listing-completeness'
import type { PhotoOrderPayload } from '@domain/schemas/listing-save-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { inTransaction } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError, invalidRequest, notFound, refuseFields } from '@server/http-error'
import type { Condition } from './listing-conditions'
import { holdNames } from './listing-names'
import { fieldsOf, learnWordsOf, lockOwnListing, updateListing } from './save-listing'

/** Removes photos, except those that a booking shows, and returns the keys that nobody uses. */
export async function removePhotos(transaction: Database, listingId: string, which: Condition) {
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
  const { rows: kept } = await sql<{ storage_key: string }>`
    select storage_key from listing_photos where storage_key = any(${keys}::text[])`.execute(
    transaction,
  )
  return keys.filter((key) => !kept.some(({ storage_key }) => storage_key === key))
}

/**
 * Deletes a listing. Bookings keep their snapshot.
 *
 * @throws HttpError 409 while Pending or Confirmed stays are not over.
 */
export const deleteListing = (database: Database, id: string, userId: string, today: IsoDate) =>
  inTransaction(database, async (transaction) => {
    await lockOwnListing(transaction, id, userId)
    const stay = await transaction
      .selectFrom('bookings')
      .select('id')
      .where('listing_id', '=', id)
      .where('status', 'in', ['Pending', 'Confirmed'])
      .where('check_out', '>=', today)
      .limit(1)
      .executeTakeFirst()
    if (stay) {
      throw new HttpError(
        409,
        'in_use',
        'Guests have booked this listing. Withdraw it with PUT /listing/publication/:id, and delete it when the last stay is over or cancelled.',
      )
    }
    const unused = await removePhotos(transaction, id, sql`true`)
    await transaction.deleteFrom('listings').where('id', '=', id).execute()
    return unused
  })

interface Change {
  id: string
  userId: string
  now: Date
}

/** @param imageId The photo's `_id`. The request may contain any text, even one that is not an id. */
export const deleteListingImage = (
  database: Database,
  { id: listingId, userId, imageId }: Omit<Change, 'now'> & { imageId: string },
) =>
  inTransaction(database, async (transaction) => {
    await lockOwnListing(transaction, listingId, userId)
    const which = sql`p.id::text = ${imageId}`
    const { rows } = await sql`
      select 1 from listing_photos p where p.listing_id = ${listingId}::uuid and ${which}`.execute(
      transaction,
    )
    if (rows.length === 0) throw notFound('Photo')
    return removePhotos(transaction, listingId, which)
  })

/** Puts the photos of a locked listing into an order. An alt text that is left out stays. */
export async function placePhotos(
  transaction: Database,
  listingId: string,
  photos: PhotoOrderPayload['photos'],
) {
  // No two photos may have the same position, not even within a statement.
  await sql`
    update listing_photos set position = -1 - position where listing_id = ${listingId}::uuid`.execute(
    transaction,
  )
  await sql`
    update listing_photos p
    set position = placed.position, alt = case when placed.keeps then p.alt else placed.alt end
    from unnest(
      ${photos.map(({ _id }) => _id)}::uuid[], ${photos.map((_, place) => place)}::int[],
      ${photos.map(({ alt }) => alt?.trim() ?? null)}::text[],
      ${photos.map(({ alt }) => alt === undefined)}::boolean[]
    ) as placed (id, position, alt, keeps)
    where p.id = placed.id`.execute(transaction)
}

/** @throws HttpError 400 unless every photo of the listing is named once. */
export const arrangePhotos = (
  database: Database,
  { id, userId, photos, now }: Change & PhotoOrderPayload,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockOwnListing(transaction, id, userId)
    const rows = await transaction
      .selectFrom('listing_photos')
      .select('id')
      .where('listing_id', '=', id)
      .execute()
    const named = new Set(photos.map(({ _id }) => _id))
    const isWhole = named.size === photos.length && rows.length === photos.length
    if (!isWhole || rows.some((row) => !named.has(row.id))) {
      throw invalidRequest({ photos: 'must name every photo of the listing once' })
    }
    await placePhotos(transaction, id, photos)
    await updateListing(transaction, id, {}, now)
  })

/** Publishes or withdraws a listing. @throws HttpError 400 with the fields that it lacks. */
export const publishListing = (
  database: Database,
  { id, userId, published, now }: Change & { published: boolean },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await holdNames(transaction)
    const row = await lockOwnListing(transaction, id, userId)
    const missing = missingFields(fieldsOf(row))
    if (published) refuseFields(missing, 'is required')
    await updateListing(transaction, id, { published, withheld: !published }, now)
    // Words are learned only of what is published.
    if (published) await learnWordsOf(transaction, row, { userId, now })
  })
