import { sql, type Kysely } from 'kysely'

/**
 * Adds indexes: of unconfirmed bookings by listing, for new bookings, and of old networks, for
 * housekeeping.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create index bookings_released on bookings (listing_id, held_until)
    where cancel_reason = 'unconfirmed'`.execute(database)
  await sql`
    create index bookings_networks on bookings (held_until)
    where network_hash is not null`.execute(database)
}
