import { sql } from 'kysely'
import type { PhotoOrderPayload } from '@domain/schemas/listing-save-schema'
import { retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { invalidRequest } from '@server/http-error'
import { lockOwnListing } from './save-listing'

/**
 * Puts the photos of a listing, whose row must be locked, into an order. An alt text that is left
 * out stays.
 */
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

interface Arrangement {
  id: string
  userId: string
  photos: PhotoOrderPayload['photos']
  now: Date
}

/**
 * Sets the order and the alt texts of the photos of this user's listing. The first is the cover.
 *
 * @throws HttpError 400 unless every photo is named once, 404 for an unknown listing, 403 for
 * another host's.
 */
export const arrangePhotos = (
  database: Database,
  { id, userId, photos, now }: Arrangement,
): Promise<void> =>
  retryTransient(() =>
    database.transaction().execute(async (transaction) => {
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
      await transaction
        .updateTable('listings')
        .set({ updated_at: now })
        .where('id', '=', id)
        .execute()
    }),
  )
