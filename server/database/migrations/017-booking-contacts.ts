import { sql, type Kysely } from 'kysely'

/** Adds the guest's details, which a booking keeps until 90 days after the check-out. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table bookings add column guest jsonb`.execute(database)
}
