import { isRefusedBy } from '../database/conflicts'
import type { Database } from '../database/tables'

/**
 * Saving twice is saving once.
 *
 * @returns false when there is no such published home.
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
    // Deleted by its host since it was looked up.
    if (isRefusedBy(error, 'favourites_listing_id_fkey')) return false
    throw error
  }
}

/** Removing what is not saved changes nothing. */
export async function removeFavourite(database: Database, userId: string, listingId: string) {
  await database
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .execute()
}
