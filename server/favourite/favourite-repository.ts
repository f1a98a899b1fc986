import { sql } from 'kysely'
import { FAVOURITES_MAXIMUM } from '@domain/constants'
import { quotaCopy } from '@domain/copy/quota-copy'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { HttpError } from '@server/http-error'

const tooManySaved = () =>
  new HttpError(422, 'too_many_saved', quotaCopy.favourites(FAVOURITES_MAXIMUM), {
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
  const save = async (transaction: Database) => {
    // The account's other hearts wait, so that they are counted.
    await sql`select from users where id = ${userId}::uuid for no key update`.execute(transaction)
    const { rows } = await sql<{ others: number }>`
      with listing as materialized (
        select l.id, (
          select count(*)::int from favourites f
          where f.user_id = ${userId}::uuid and f.listing_id <> l.id
        ) as others
        from listings l where l.id = ${listingId}::uuid and l.published
      ), saved as (
        insert into favourites (user_id, listing_id, created_at)
        select ${userId}::uuid, id, ${now}::timestamptz from listing
        where others < ${FAVOURITES_MAXIMUM}::int
        on conflict do nothing
      )
      select others from listing`.execute(transaction)
    const [listing] = rows
    if (listing && listing.others >= FAVOURITES_MAXIMUM) throw tooManySaved()
    return listing !== undefined
  }
  try {
    return await database.transaction().execute(save)
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
