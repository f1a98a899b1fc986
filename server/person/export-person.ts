import { sql, type RawBuilder } from 'kysely'
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
  const read = async <Row>(select: RawBuilder<Row>) => (await select.execute(database)).rows
  const bookings = await read(sql<{ id: string }>`
    select id, reference, status, check_in, check_out, travelers_no, quoted_total_kobo, paid_kobo,
      returned_kobo, total_nights, special_requests, guest, listing_snapshot, created_at
    from bookings where user_id = ${userId}::uuid order by created_at`)
  const payments = await read(sql`
    select p.reference, p.booking_id, p.provider, p.channel, p.status, p.asked_kobo,
      p.received_kobo, p.returned_kobo, p.created_at
    from payments p join bookings b on b.id = p.booking_id
    where b.user_id = ${userId}::uuid order by p.created_at`)
  const reviews = await read(sql`
    select id, listing_id, rating, comment, created_at
    from reviews where user_id = ${userId}::uuid`)
  const favourites = await read(sql`
    select listing_id from favourites where user_id = ${userId}::uuid`)
  const listings = await read(sql`
    select id, name, published, created_at from listings where host_id = ${userId}::uuid`)
  const sessions = await read(sql`
    select agent, created_at, last_used_at, expires_at
    from sessions where user_id = ${userId}::uuid`)
  const signIns = await read(sql`
    select issuer, created_at from provider_accounts where user_id = ${userId}::uuid`)
  return { profile, bookings, payments, reviews, favourites, listings, sessions, signIns }
}
