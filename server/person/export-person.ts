import type { Database } from '@server/database/tables'

/**
 * Returns everything that is stored about a person, without secrets: neither the password's hash
 * nor the hashes of tokens and devices mean anything to them.
 */
export async function exportPerson(database: Database, userId: string) {
  const profile = await database
    .selectFrom('users')
    .select([
      'id',
      'email',
      'phone',
      'phone_verified',
      'contact_phone',
      'date_of_birth',
      'full_name',
      'profile_image',
      'is_staff',
      'created_at',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const bookings = await database
    .selectFrom('bookings')
    .select([
      'id',
      'reference',
      'status',
      'check_in',
      'check_out',
      'travelers_no',
      'quoted_total_kobo',
      'paid_kobo',
      'total_nights',
      'special_requests',
      'guest',
      'listing_snapshot',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const payments = await database
    .selectFrom('payments as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select([
      'p.reference',
      'p.booking_id',
      'p.provider',
      'p.channel',
      'p.status',
      'p.asked_kobo',
      'p.received_kobo',
      'p.returned_kobo',
      'p.created_at',
    ])
    .where('b.user_id', '=', userId)
    .orderBy('p.created_at')
    .execute()
  const reviews = await database
    .selectFrom('reviews')
    .select(['id', 'listing_id', 'rating', 'comment', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  const favourites = await database
    .selectFrom('favourites')
    .select('listing_id')
    .where('user_id', '=', userId)
    .execute()
  const listings = await database
    .selectFrom('listings')
    .select(['id', 'name', 'published', 'created_at'])
    .where('host_id', '=', userId)
    .execute()
  const sessions = await database
    .selectFrom('sessions')
    .select(['agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute()
  const signIns = await database
    .selectFrom('provider_accounts')
    .select(['issuer', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
  return { profile, bookings, payments, reviews, favourites, listings, sessions, signIns }
}
