import { sql, type Kysely } from 'kysely'

/** Lets a booking that nobody confirms end, and messages name a booking. */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table bookings
      add column held_until timestamptz,
      add column cancel_reason text check (cancel_reason in ('unconfirmed', 'operator')),
      add column network_hash bytea`.execute(database)
  await sql`
    create index bookings_pending on bookings (user_id) where status = 'Pending'`.execute(database)
  await sql`
    create index bookings_held on bookings (held_until) where status = 'Pending'`.execute(database)
  await sql`
    alter table outgoing_messages
      add column booking_id uuid references bookings on delete cascade`.execute(database)
}
