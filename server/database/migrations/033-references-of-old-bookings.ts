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
  // Among 200,000 references two are equal in one of forty databases. The newer booking keeps its own,
  // which its guest may have been told.
  let drawnAgain = 1n
  while (drawnAgain > 0n) {
    const { numAffectedRows = 0n } = await sql`
      update bookings b set reference = new_booking_reference()
      where exists (
        select from bookings other where other.reference = b.reference
          and (other.created_at, other.id) > (b.created_at, b.id))`.execute(database)
    drawnAgain = numAffectedRows
  }
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
