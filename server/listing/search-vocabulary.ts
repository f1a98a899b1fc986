import { sql } from 'kysely'
import type { ListedPlace } from '@domain/search/places'
import { LOOSE_SEPARATOR, wordsOfFields } from '@domain/search/search-text'
import { type Vocabulary, vocabularyOf } from '@domain/search/vocabulary'
import type { Database } from '@server/database/tables'

/**
 * Adds the words and the places of listings to those that a search knows. They are never removed: a
 * word that no listing has any more is only not corrected. They are sorted, so that two transactions
 * with the same new words do not wait for each other in a circle.
 *
 * @param mayLearn Decides about so many new words.
 */
export async function learnWords(
  database: Database,
  listings: readonly (ListedPlace & { search_loose: string })[],
  mayLearn: (count: number) => Promise<boolean> = () => Promise.resolve(true),
) {
  const fields = listings.flatMap(({ search_loose: text }) => text.split(LOOSE_SEPARATOR))
  const words = wordsOfFields(fields)
    .filter((word) => word.length > 2)
    .sort()
  const each = (name: keyof ListedPlace) => listings.map((listing) => listing[name] ?? '')
  await sql`
    insert into listing_places (city, state, country)
    select distinct * from unnest(
      ${each('city')}::text[], ${each('state')}::text[], ${each('country')}::text[])
    order by 1, 2, 3
    on conflict do nothing`.execute(database)
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as given (word)
    where not exists (select 1 from search_words s where s.word = given.word)`.execute(database)
  if (rows.length === 0 || !(await mayLearn(rows.length))) return
  await sql`
    insert into search_words (word) select unnest(${rows.map(({ word }) => word)}::text[])
    on conflict do nothing`.execute(database)
}

const loaded = new WeakMap<Database, { version: string; vocabulary: Promise<Vocabulary> }>()

async function load(database: Database, types: readonly string[]): Promise<Vocabulary> {
  const known = await sql<{ word: string }>`select word from search_words`.execute(database)
  const { rows: places } = await sql<ListedPlace>`
    select city, state, country from listing_places order by id`.execute(database)
  const words = known.rows.map(({ word }) => word)
  return vocabularyOf(words, { places, types })
}

const MINUTE = 60_000

/**
 * Returns the words, places and types of the listings. They are a few thousand in a large market, so
 * a process holds them all. It reads them again when there are new ones, and once a minute, because
 * transactions may end in another order than that of their ids.
 */
export async function searchVocabulary(database: Database): Promise<Vocabulary> {
  const { rows } = await sql<{ types: string[] }>`
    select (select max(id) from search_words)::text as words,
      (select max(id) from listing_places)::text as places,
      array(select name from property_types order by name) as types`.execute(database)
  const version = JSON.stringify([rows, Math.floor(Date.now() / MINUTE)])
  const known = loaded.get(database)
  if (known?.version === version) return known.vocabulary
  const vocabulary = load(database, rows[0]?.types ?? [])
  loaded.set(database, { version, vocabulary })
  vocabulary.catch(() => loaded.delete(database))
  return vocabulary
}
