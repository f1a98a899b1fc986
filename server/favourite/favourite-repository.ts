import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'

/**
 * Saves a listing. Saving it again changes nothing.
 *
 * @returns false when no such listing is published.
 */
export async function addFavourite(
  database: Database,
  userId: string,
  listingId: string,
  now: Date,
) {
  const listing = await database
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where('published', '=', true)
    .executeTakeFirst()
  if (!listing) return false
  try {
    await database
      .insertInto('favourites')
      .values({ user_id: userId, listing_id: listingId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  } catch (error) {
    // The host has deleted the listing since it was read.
    if (isRefusedBy(error, 'favourites_listing_id_fkey')) return false
    throw error
  }
}

/** Removes a listing. Removing one that is not saved changes nothing. */
export async function removeFavourite(database: Database, userId: string, listingId: string) {
  await database
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .execute()
}
