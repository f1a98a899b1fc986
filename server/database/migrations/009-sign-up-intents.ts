import { sql, type Kysely } from 'kysely'

/**
 * Adds what a visitor wanted to do before the sign-up, so that the mailed link leads back to it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table outgoing_messages add column intent text`.execute(database)
  await sql`alter table email_links add column intent text`.execute(database)
}
