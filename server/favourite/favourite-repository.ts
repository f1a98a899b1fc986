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
 * Number of saved listings from which an account's hearts are saved one after another. Below it
 * there is room for as many at once as there are connections.
 */
const NEARLY_FULL = FAVOURITES_MAXIMUM - 100

interface Heart {
  userId: string
  listingId: string
  now: Date
}

/**
 * Saves a published listing beside fewer than `most` others, in one round trip.
 *
 * @returns the number of others, or undefined when no such listing is published.
 */
async function saveBelow(database: Database, most: number, { userId, listingId, now }: Heart) {
  const { rows } = await sql<{ others: number }>`
    with listing as materialized (
      select l.id, (
        select count(*)::int from favourites f
        where f.user_id = ${userId}::uuid and f.listing_id <> l.id
      ) as others
      from listings l where l.id = ${listingId}::uuid and l.published
    ), saved as (
      insert into favourites (user_id, listing_id, created_at)
      select ${userId}::uuid, id, ${now}::timestamptz from listing where others < ${most}::int
      on conflict do nothing
    )
    select others from listing`.execute(database)
  return rows[0]?.others
}

/** Saves a listing once every other heart of the account that is being saved is stored. */
const saveInTurn = (database: Database, heart: Heart) =>
  database.transaction().execute(async (transaction) => {
    // A heart below the limit holds a share of this lock by its foreign key.
    await sql`select from users where id = ${heart.userId}::uuid for update`.execute(transaction)
    const others = await saveBelow(transaction, FAVOURITES_MAXIMUM, heart)
    if (others !== undefined && others >= FAVOURITES_MAXIMUM) throw tooManySaved()
    return others !== undefined
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
  const heart = { userId, listingId, now }
  try {
    const others = await saveBelow(database, NEARLY_FULL, heart)
    if (others === undefined || others < NEARLY_FULL) return others !== undefined
    return await saveInTurn(database, heart)
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
