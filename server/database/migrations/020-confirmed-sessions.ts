import { sql, type Kysely } from 'kysely'

/** Adds when the user of a session last proved the password again. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table sessions add column confirmed_at timestamptz(3)`.execute(database)
}
