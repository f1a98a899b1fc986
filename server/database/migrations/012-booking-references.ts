import { sql, type Kysely } from 'kysely'

/**
 * Gives every booking a short reference, which is easy to read out. Its alphabet has no
 * look-alikes: neither 0 and O, nor 1, I and L.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create function new_booking_reference() returns text language sql volatile as $$
      select string_agg(
        substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '')
      from generate_series(1, 8)
    $$`.execute(database)
  await sql`
    alter table bookings
      add column reference text not null default new_booking_reference(),
      add constraint bookings_reference_unique unique (reference)`.execute(database)
}
