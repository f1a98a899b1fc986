import { sql, type Kysely } from 'kysely'
import { KNOWN_TOKENS } from './023-search-tokens'

const STATE_WORDS = ['state', 'province', 'district', 'region']

/**
 * Returns the definition of the function that computes the tokens of a listing (migration 023).
 *
 * @param more Statements that add to `tokens`. Their variable `runs` has the signs of the text, with a
 * space wherever there are letters between them.
 */
export const listingTokens = (more = '') => `
       create or replace function listing_tokens(loose text, plain text, created timestamptz,
         price bigint, rating double precision, bedrooms integer, guests integer, type uuid,
         amenities uuid[], unknown boolean)
         returns text[] language plpgsql immutable parallel safe cost 20000 as $$
       declare
         runs text := regexp_replace(plain, '[a-z \\x1f]+', ' ', 'g');
         ${KNOWN_TOKENS}
       begin
         if unknown then tokens := array_append(tokens, '=u'); end if;
         ${STATE_WORDS.map(
           (word) =>
             `if strpos(plain, ' ${word}') > 0 then tokens := array_append(tokens, '+${word}'); end if;`,
         ).join('\n         ')}
         if cardinality(amenities) > 0 then
           tokens := tokens || string_to_array('=a' || array_to_string(amenities, ' =a'), ' ');
         end if;
         ${more}
         return tokens || string_to_array(loose, ' ', '') || string_to_array(
           rtrim(regexp_replace(replace(runs, ' ', ''), '.', '~\\& ', 'g')), ' ');
       end $$`

/**
 * Computes the tokens of a listing in a quarter of the time: `translate` compared every letter with
 * all 28 that it removes, and each of three subqueries started an executor. The tokens are the same,
 * so the index stays valid.
 */
export async function up(database: Kysely<unknown>) {
  await sql.raw(listingTokens()).execute(database)
}
