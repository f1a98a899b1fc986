import { sql, type Kysely } from 'kysely'

/**
 * Gives a reference to every booking from before migration 012, and makes references unique.
 * Databases that ran migration 012 before it was divided have both.
 */
export async function up(database: Kysely<unknown>) {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('bookings_reference_unique') as name`.execute(database)
  if (rows[0]?.name) return
  await sql`
    update bookings set reference = new_booking_reference() where reference is null`.execute(
    database,
  )
  await sql`
    create unique index bookings_reference_unique on bookings (reference)`.execute(database)
  // This statement comes last, because it keeps readers out until the end of the transaction.
  await sql`
    alter table bookings
      alter column reference set not null,
      add constraint bookings_reference_unique unique using index bookings_reference_unique`.execute(
    database,
  )
}
