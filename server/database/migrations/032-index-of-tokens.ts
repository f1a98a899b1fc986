import { sql, type Kysely } from 'kysely'

/**
 * Adds an index of everything that a search may require of a listing, as tokens (migration 023). A
 * search walks the spans in its order and stops when it has enough, and in each of them the index
 * finds the listings with all tokens (server/listing/search-tokens.ts). PostgreSQL keeps the index
 * in step with every write. Databases that ran migration 023 before it was divided have it.
 */
export async function up(database: Kysely<unknown>) {
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('listings_by_tokens') as name`.execute(database)
  if (rows[0]?.name) return
  await sql`
    create index listings_by_tokens on listings using gin (listing_tokens(search_loose, search_text,
      created_at, base_price_kobo, rating, bedroom_no, guest_no, property_type_id, amenity_ids,
      has_unknown_words)) with (fastupdate = off) where published`.execute(database)
  // Adds the words that a listing had beyond the limit of new words. Without keys, no misspelling
  // leads to them.
  await sql`
    insert into search_words (word, slip_keys)
    select distinct word, '{}'::text[] from listings cross join
      lateral unnest(string_to_array(search_loose, ' ')) as word
    where published and length(word) > 2 and strpos(word, chr(31)) = 0
    on conflict (word) do nothing`.execute(database)
  await sql`create index search_words_by_part on search_words using gin (word gin_trgm_ops)`.execute(
    database,
  )
  // This statement comes last, because it keeps readers out until the end of the transaction. The
  // tokens find what these indexes of letters found, at a fifth of the cost of writing.
  await sql`drop index listings_by_text, listings_by_loose`.execute(database)
}
