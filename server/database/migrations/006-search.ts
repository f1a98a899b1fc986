import { sql, type Kysely } from 'kysely'

/**
 * Adds what a relevant search compares: the loose text of each listing, and the known words with
 * the keys under which their misspellings are found. Listings get their text after the migrations
 * (server/listing/fill-search.ts), so that nothing is locked meanwhile. The index is built while
 * the column is empty.
 */
export async function up(database: Kysely<unknown>) {
  await sql`alter table listings add column search_loose text`.execute(database)
  await sql`
    create index listings_by_loose on listings using gin (search_loose gin_trgm_ops)
    with (fastupdate = off)`.execute(database)
  await sql`create index listings_without_loose on listings (id) where search_loose is null`.execute(
    database,
  )
  await sql`
    create table search_words (
      word text primary key,
      slip_keys text[] not null
    )`.execute(database)
  await sql`create index search_words_by_key on search_words using gin (slip_keys)`.execute(
    database,
  )
}
