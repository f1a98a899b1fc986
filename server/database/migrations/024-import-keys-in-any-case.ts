import { sql, type Kysely } from 'kysely'

/** Lets an import find the listing whose key differs only in capital letters. */
export async function up(database: Kysely<unknown>) {
  await sql`
    create index listings_by_import_key_in_any_case on listings (lower(import_key))`.execute(
    database,
  )
}
