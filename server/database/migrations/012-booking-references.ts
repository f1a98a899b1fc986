import { sql, type Kysely } from 'kysely'

/**
 * Gives every booking a short reference, which is easy to read out. Its alphabet has no
 * look-alikes: neither 0 and O, nor 1, I and L. Migration 033 gives one to the bookings that exist.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    create function new_booking_reference() returns text language sql volatile as $$
      select string_agg(
        substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '')
      from generate_series(1, 8)
    $$`.execute(database)
  // A default of the new column itself would write every booking again, and keep readers out.
  await sql`alter table bookings add column reference text`.execute(database)
  await sql`
    alter table bookings alter column reference set default new_booking_reference()`.execute(
    database,
  )
}
