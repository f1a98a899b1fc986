import { sql, type Kysely } from 'kysely'
import { listingTokens } from './026-cheaper-search-tokens'

/** Letters that a good part of the listings lacks. */
const RARE_LETTERS = ['j', 'q', 'x', 'z']

/** Finds the second and third, the fourth and fifth sign, and so on, of each run of signs. */
const shifted = `regexp_replace(runs, '(^| )[^ ]', '\\1', 'g')`

/** Returns the tokens of the pairs in runs of signs, beginning with the first of each run. */
const pairsOf = (runs: string) =>
  `array_remove(string_to_array(
             rtrim(regexp_replace(${runs}, '([^ ]{2})|[^ ]', '~\\1 ', 'g')), ' '), '~')`

/** Adds the tokens of rare letters and of signs in a row. */
export const MARKS = `
         ${RARE_LETTERS.map(
           (letter) =>
             `if strpos(plain, '${letter}') > 0 then tokens := array_append(tokens, '~${letter}'); end if;`,
         ).join('\n         ')}
         if runs ~ '[^ ]{2}' then
           tokens := tokens || ${pairsOf('runs')}
             || ${pairsOf(shifted)};
         end if;`

/**
 * Makes the index of tokens again after a change of listing_tokens(). Readers use the former one until
 * the end.
 */
export async function renewTokenIndex(database: Kysely<unknown>) {
  await sql`
    create index listings_by_tokens_new on listings using gin (listing_tokens(search_loose,
      search_text, created_at, base_price_kobo, rating, bedroom_no, guest_no, property_type_id,
      amenity_ids, has_unknown_words)) with (fastupdate = off) where published`.execute(database)
  // Searches depend on how often PostgreSQL has counted each token.
  await sql`analyze listings`.execute(database)
  // These statements come last, because they keep readers out until the end of the transaction.
  await sql`drop index listings_by_tokens`.execute(database)
  await sql`alter index listings_by_tokens_new rename to listings_by_tokens`.execute(database)
}

/**
 * Adds tokens of two signs that follow each other, and of letters that many listings lack. Every
 * listing has commas and all common letters, so that a search for two commas or for the whole
 * alphabet compared all texts. The former tokens are all there, so that a process of the version
 * before finds what it looks for.
 */
export async function up(database: Kysely<unknown>) {
  await sql.raw(listingTokens(MARKS)).execute(database)
  await renewTokenIndex(database)
}
