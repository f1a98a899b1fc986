import { sql, type Kysely } from 'kysely'

/**
 * Adds listings that their host has withdrawn, the time of the last change, and where an imported
 * listing and its photos came from, so that an import can be repeated.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
    alter table listings
      add column withheld boolean not null default false,
      add column updated_at timestamptz(3),
      add column import_key text`.execute(database)
  await sql`create unique index listings_by_import_key on listings (import_key)`.execute(database)
  await sql`alter table listing_photos add column source text`.execute(database)
}
