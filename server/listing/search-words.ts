import { sql } from 'kysely'
import { LOOSE_SEPARATOR, wordsOfFields } from '@domain/search/loose-text'
import {
  slipKeysOfKnown,
  slipKeysOfTyped,
  slipsAllowed,
  slipsBetween,
} from '@domain/search/spelling'
import { nearestWords, type Vocabulary } from '@domain/search/vocabulary'
import { withFreshPlans, withLastingPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { TOKENS, UNKNOWN_WORDS } from './search-tokens'

/**
 * Adds the words of loose texts to the known words. Words are never removed, because a look-up
 * checks that a published listing still has them. They are sorted, so that two transactions with
 * the same new words do not wait for each other in a circle.
 *
 * @param mayLearn Decides about so many new words.
 * @returns whether all words are known now.
 */
export async function learnWords(
  database: Database,
  looseTexts: readonly string[],
  mayLearn: (count: number) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const fields = looseTexts.flatMap((text) => text.split(LOOSE_SEPARATOR))
  const words = wordsOfFields(fields)
    .filter((word) => word.length > 2)
    .sort()
  if (words.length === 0) return true
  const unknown = sql<{ word: string }>`
    select word from unnest(${words}::text[]) as given (word)
    where not exists (select 1 from search_words s where s.word = given.word offset 0)`
  // A plan from when there were few words would compare each of the given ones with all of them,
  // as would a join ("offset 0" prevents it) of more words than PostgreSQL expects.
  const { rows } = await withFreshPlans(() => unknown.execute(database))
  if (rows.length === 0) return true
  if (!(await mayLearn(rows.length))) return false
  const isNew = new Set(rows.map(({ word }) => word))
  await database
    .insertInto('search_words')
    .values(
      words
        .filter((word) => isNew.has(word))
        .map((word) => ({ word, slip_keys: slipKeysOfKnown(word) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** What is known of the words of a text. */
export interface WordAnswers {
  has: Map<string, boolean>
  hasStart: Map<string, boolean>
  near: Map<string, readonly string[]>
}

export const noAnswers = (): WordAnswers => ({
  has: new Map(),
  hasStart: new Map(),
  near: new Map(),
})

/**
 * Unknown words of a text for which similar ones are looked up. Each look-up takes as long as a
 * whole search, and nobody mistypes more words in one text.
 */
const NEAR_MAXIMUM = 6

/** Returns a vocabulary that answers from what is known so far, and records every open question. */
function askedOf(answers: WordAnswers) {
  const open = { has: new Set<string>(), hasStart: new Set<string>(), near: new Set<string>() }
  const look = <T>(map: Map<string, T>, asked: Set<string>, key: string, otherwise: T): T => {
    const answer = map.get(key)
    if (answer === undefined) asked.add(key)
    return answer ?? otherwise
  }
  const vocabulary: Vocabulary = {
    has: (word) => word !== '' && look(answers.has, open.has, word, false),
    hasStart: (text) => text !== '' && look(answers.hasStart, open.hasStart, text, false),
    near: (word) => {
      // Most words are known, and then nobody needs similar ones.
      if (open.has.size + open.hasStart.size > 0) return []
      const asked = answers.near.size + open.near.size
      const isNew = !answers.near.has(word) && !open.near.has(word)
      return isNew && asked >= NEAR_MAXIMUM ? [] : look(answers.near, open.near, word, [])
    },
  }
  return { vocabulary, open }
}

/** Number of the newest listings in which a first letter is looked up. Short words are not known. */
const NEWEST = 300

interface Found {
  kind: 'has' | 'start' | 'near'
  asked: string
  word: string | null
}

/** Returns the words of published listings that are nearest to each typed word. */
async function nearestListed(
  database: Database,
  candidates: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  // Looking for a listing takes longer than to compare two words, and most candidates are too far.
  const allowed = new Map(
    [...candidates].map(([typed, words]) => {
      const limit = slipsAllowed(typed.length)
      return [typed, words.filter((word) => slipsBetween(typed, word, limit) <= limit)]
    }),
  )
  const words = [...new Set([...allowed.values()].flat())]
  if (words.length === 0) return allowed
  const listing = sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word where word_is_listed(word)`
  const { rows } = await withLastingPlans(() => listing.execute(database))
  const listed = new Set(rows.map(({ word }) => word))
  return new Map(
    [...allowed].map(([typed, each]) => [
      typed,
      nearestWords(
        typed,
        each.filter((word) => listed.has(word)),
      ),
    ]),
  )
}

async function answer(
  database: Database,
  open: ReturnType<typeof askedOf>['open'],
  answers: WordAnswers,
) {
  const near = [...open.near].map((word) => ({ word, keys: slipKeysOfTyped(word) }))
  const keys = near.flatMap(({ word, keys: each }) => each.map((key) => ({ word, key })))
  const asked = sql<Found>`
    select 'has' as kind, asked, null as word from unnest(${[...open.has]}::text[]) as asked
    where word_is_listed(asked)
    union all
    select 'start', asked, null from unnest(${[...open.hasStart]}::text[]) as asked
    where case when word_is_listed(asked) then true
      when length(asked) = 1 and exists (
        select 1 from (
          select l.search_loose from listings l where l.published
          order by created_at desc, id limit ${sql.lit(NEWEST)}
        ) as newest where search_loose like '% ' || asked || '%'
      ) then true
      else exists (
        select 1 from search_words s where s.word like asked || '%' and word_is_listed(s.word)
      ) or exists (
        select 1 from listings l
        where l.published and ${TOKENS} @> array[${sql.lit(UNKNOWN_WORDS)}]
          and l.search_loose like '% ' || asked || '%'
      ) end
    union all
    select 'near', typed.word, s.word
    from (
      select word, array_agg(key) as keys
      from unnest(${keys.map(({ word }) => word)}::text[], ${keys.map(({ key }) => key)}::text[])
        as each (word, key) group by word
    ) as typed
    join search_words s on s.slip_keys && typed.keys`
  const { rows } = await withLastingPlans(() => asked.execute(database))
  const of = (kind: Found['kind']) => rows.filter((row) => row.kind === kind)
  const has = new Set(of('has').map(({ asked }) => asked))
  const starts = new Set(of('start').map(({ asked }) => asked))
  for (const word of open.has) answers.has.set(word, has.has(word))
  for (const text of open.hasStart) answers.hasStart.set(text, starts.has(text))
  const candidates = new Map(near.map(({ word }): [string, string[]] => [word, []]))
  for (const { asked, word } of of('near')) if (word !== null) candidates.get(asked)?.push(word)
  for (const [word, words] of await nearestListed(database, candidates)) {
    answers.near.set(word, words)
  }
}

/** More rounds than any reading needs. Each answers at least one open question. */
const ROUNDS_MAXIMUM = 12

/**
 * Runs a function that asks a vocabulary, and repeats it with the database's answers until no
 * question is open. Two or three rounds are usual.
 *
 * @param answers Earlier answers, to which the new ones are added.
 */
export async function withVocabulary<Result>(
  database: Database,
  answers: WordAnswers,
  read: (vocabulary: Vocabulary) => Result,
): Promise<Result> {
  for (let round = 0; round < ROUNDS_MAXIMUM; round += 1) {
    const { vocabulary, open } = askedOf(answers)
    const result = read(vocabulary)
    if (open.has.size + open.hasStart.size + open.near.size === 0) return result
    await answer(database, open, answers)
  }
  throw new Error('A search text queries the vocabulary without end.')
}
