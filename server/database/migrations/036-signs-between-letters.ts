import { sql, type Kysely } from 'kysely'
import { listingTokens } from './026-cheaper-search-tokens'
import { MARKS, renewTokenIndex } from './035-tokens-of-signs'

/** Two letters with one sign between them. `\x1f` separates the fields of the text. */
const BETWEEN = String.raw`[a-z][^a-z \x1f][a-z]`

/** Writes each letter behind a sign twice, so that 'a-b-c' has 'a-b' and 'b-c' apart. */
const TWICE = String.raw`regexp_replace(plain, '([^a-z \x1f])([a-z])', '\1\2 \2', 'g')`

/**
 * Adds tokens of signs between two letters, as in 'wi-fi', which few texts have. A search for 'q,z'
 * compared all texts with a comma. The former tokens are all there, so that a process of the version
 * before finds what it looks for.
 */
export async function up(database: Kysely<unknown>) {
  await sql
    .raw(
      listingTokens(`${MARKS}
         if plain ~ '${BETWEEN}' then
           tokens := tokens || array(select '~' || mark[1] from
             regexp_matches(${TWICE}, '(${BETWEEN})', 'g') as mark);
         end if;`),
    )
    .execute(database)
  await renewTokenIndex(database)
}
