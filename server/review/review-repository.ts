import { LISTING_LIMIT } from '@domain/constants'
import type { Review } from '@domain/schemas/review-schema'
import { isRefusedBy } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { forbidden, HttpError, notFound } from '@server/http-error'
import { countUse } from '@server/quota/daily-quotas'

interface ReviewRow {
  id: string
  rating: number
  listing_id: string
  comment: string | null
  author: string | null
  created_at: Date
}

/** Converts a row to the API's form. Reviews are public, so it contains only the first name. */
const toReview = ({ id, rating, listing_id, comment, author, created_at }: ReviewRow): Review => {
  const firstName = author?.trim().split(/\s+/)[0]
  return {
    _id: id,
    rating,
    listing: listing_id,
    createdAt: created_at.toISOString(),
    ...(comment !== null && { comment }),
    ...(firstName && { author: firstName }),
  }
}

const findWhere = async (database: Database, column: 'id' | 'listing_id', value: string) => {
  const rows = await database
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.listing_id',
      'reviews.comment',
      'reviews.created_at',
      'users.full_name as author',
    ])
    .where(`reviews.${column}`, '=', value)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(LISTING_LIMIT * 10)
    .execute()
  return rows.map(toReview)
}

const requirePublished = async (database: Database, id: string) => {
  const listing = await database
    .selectFrom('listings')
    .select('host_id')
    .where('id', '=', id)
    .where('published', '=', true)
    .executeTakeFirst()
  if (!listing) throw notFound('Listing')
  return listing
}

/** Returns a listing's reviews, newest first. @throws HttpError 404 for an unpublished listing. */
export async function findReviewsOfListing(database: Database, listingId: string) {
  await requirePublished(database, listingId)
  return findWhere(database, 'listing_id', listingId)
}

export interface NewReview {
  userId: string
  listingId: string
  rating: number
  comment: string | undefined
  /** Reviews that one account may write in a day. */
  most: number
  now: Date
}

/**
 * Saves a review. A guest has one review per listing, so a second replaces the first. Hosts cannot
 * review their own listings.
 *
 * @throws HttpError 403 for the listing's host, 404 for an unpublished listing, 429 after the day's
 * reviews.
 */
export async function saveReview(
  database: Database,
  { userId, listingId, rating, comment, most, now }: NewReview,
): Promise<Review> {
  const listing = await requirePublished(database, listingId)
  if (listing.host_id === userId) {
    throw new HttpError(403, 'forbidden', 'Hosts cannot review their own listings.')
  }
  await countUse(database, { userId, kind: 'reviews', amount: 1, most, now })
  const said = { rating, comment: comment?.trim() ?? null, created_at: now }
  try {
    const { id } = await database
      .insertInto('reviews')
      .values({ listing_id: listingId, user_id: userId, ...said })
      .onConflict((conflict) => conflict.constraint('reviews_one_per_guest').doUpdateSet(said))
      .returning('id')
      .executeTakeFirstOrThrow()
    const [saved] = await findWhere(database, 'id', id)
    if (!saved) throw notFound('Review')
    return saved
  } catch (error) {
    // The host has deleted the listing since it was read.
    throw isRefusedBy(error, 'reviews_listing_id_fkey') ? notFound('Listing') : error
  }
}

/** @throws HttpError 404 for an unknown review, 403 for another user's. */
export async function deleteReview(database: Database, id: string, userId: string) {
  const review = await database
    .selectFrom('reviews')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!review) throw notFound('Review')
  if (review.user_id !== userId) throw forbidden()
  await database.deleteFrom('reviews').where('id', '=', id).execute()
}
