import { sql } from 'kysely'
import { FAVOURITES_MAXIMUM } from '@domain/constants'
import { favouriteCopy } from '@domain/copy/favourite-copy'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'

const tooManySaved = () =>
  new HttpError(422, 'too_many_saved', favouriteCopy.full(FAVOURITES_MAXIMUM), {
    limit: 'saved listings',
  })

/**
 * Saves a listing. Saving it again changes nothing.
 *
 * @returns false when no such listing is published.
 * @throws HttpError 422 when the account has saved as many listings as it may.
 */
export async function addFavourite(
  database: Database,
  userId: string,
  listingId: string,
  now: Date,
) {
  const { rows } = await sql<{ others: number }>`
    select (
      select count(*)::int from favourites f
      where f.user_id = ${userId}::uuid and f.listing_id <> l.id
    ) as others
    from listings l where l.id = ${listingId}::uuid and l.published`.execute(database)
  const [listing] = rows
  if (!listing) return false
  if (listing.others >= FAVOURITES_MAXIMUM) throw tooManySaved()
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
