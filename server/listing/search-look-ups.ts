import { sql } from 'kysely'
import { looseParts } from '@domain/search/loose-text'
import type { PlannedTerm, SearchPlan } from '@domain/search/relevance'
import { STATE_WORDS } from '@domain/search/search-text'
import { withLastingPlans } from '@server/database/named-statements'
import type { Database } from '@server/database/tables'
import { containing } from './listing-conditions'
import { UNKNOWN_WORDS, type SearchBounds, type TokenGroup } from './search-tokens'
import type { TokenShares } from './token-shares'

/**
 * How a text is looked up: by what every listing with it has. Those are tokens, a word with a part,
 * and a word with a start, of which the rarest is looked up. Undefined where nothing is known.
 */
export type LookUp = { tokens?: readonly string[]; part?: string; start?: string } | undefined

/** Number of words with the same part above which that part does not narrow a search. */
const MOST_WORDS = 10_000
/** Number of words of a text that are looked up where all count. The conditions compare the others. */
const MOST_LOOKED_UP = 12
/** Shortest beginning of a word that counts, see START_LETTERS of domain. */
const START_LETTERS = 5

const longest = (parts: readonly string[]) =>
  parts.reduce((found, part) => (part.length > found.length ? part : found), '')

/**
 * Signs between two letters, two signs that follow each other, single signs, and letters that many
 * listings lack. Each is found wherever it begins.
 */
const MARKS = [/[a-z](?=([^a-z ][a-z]))/gu, /[^a-z ](?=([^a-z ]))/gu, /[^a-z ]/gu, /[jqxz]/g]

/** Returns the tokens of the marks in a text. */
const marksIn = (text: string) =>
  MARKS.flatMap((mark) => [...text.matchAll(mark)].map(([first, rest = '']) => `~${first}${rest}`))

/** Looks up a text without spaces that may be anywhere in a listing's. */
const partOf = (text: string): LookUp => {
  const parts = looseParts(text)
  const part = longest(parts)
  if (parts.length === 1 && part.length > 1) return { part }
  const tokens = marksIn(text)
  return part.length > 1 ? { tokens, part } : tokens.length > 0 ? { tokens } : undefined
}

/** Looks up whole words, of which only the last may be a beginning. */
const wordsOf = (text: string): LookUp => {
  const parts = text.split(' ')
  if (parts.length > 1) return { tokens: parts.slice(0, -1) }
  return text.length < START_LETTERS ? { tokens: [text] } : { start: text }
}

/** Returns look-ups. Every listing that matches the term has at least one of them. */
const ofTerm = ({ typed, texts, literals }: PlannedTerm): LookUp[] => [
  ...texts.map((text) => (typed.includes(text) ? partOf(text) : wordsOf(text))),
  ...(literals.length === 0 ? [] : [partOf(longest(literals))]),
]

const isNarrow = (lookUps: readonly LookUp[]) => lookUps.every((each) => each !== undefined)

/**
 * Returns the look-ups of the terms and of the literals of a plan: those that narrow a search for
 * all of them, or every term's where a listing with one of them matches.
 */
export function lookUpsOf({ terms, literals, phrase }: SearchPlan, isPart: boolean) {
  // A name that contains the phrase lacks the words of signs.
  const spoken = literals.filter((word) => !phrase || looseParts(word).length > 0)
  // It may lack a sign within a word too, and has the words of the whole phrase instead.
  const named: LookUp = { tokens: phrase.split(' ') }
  const ofTerms = terms.filter(({ isOptional }) => !isOptional).map(ofTerm)
  return {
    terms: isPart ? ofTerms : ofTerms.filter(isNarrow).slice(0, MOST_LOOKED_UP),
    literals: spoken
      .map((word) =>
        phrase && looseParts(word).length > 1 ? [partOf(word), named] : [partOf(word)],
      )
      .filter(isNarrow)
      .slice(0, MOST_LOOKED_UP),
  }
}

/** Returns the group that the fewest listings have. Without statistics it is the first. */
function rarestOf(candidates: readonly TokenGroup[], shares: TokenShares | undefined) {
  const sizeOf = (group: TokenGroup) => shares?.of(group).likely ?? 0
  return candidates.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]
}

interface Answer extends SearchBounds {
  words: { kind: string; text: string; words: string[] }[] | null
}

/** Finds the words of all look-ups, and the bounds of the published listings. */
async function look(database: Database, lookUps: readonly LookUp[]) {
  const parts = [...new Set(lookUps.flatMap((each) => each?.part ?? []))]
  const [short, long] = [
    parts.filter(({ length }) => length < 3),
    parts.filter(({ length }) => length >= 3),
  ]
  const starts = [...new Set(lookUps.flatMap((each) => each?.start ?? []))]
  const some = sql.lit(MOST_WORDS + 1)
  // An index of three letters in a row finds nothing for two letters.
  const found = sql<Answer>`
    with asked (kind, text, pattern) as (
      select 'part', * from unnest(${long}::text[], ${long.map(containing)}::text[])
      union all
      select 'start', * from unnest(${starts}::text[], ${starts.map((text) => `${text}%`)}::text[])
    ), found as (
      select kind, text, array(
        select word from search_words where word like pattern limit ${some}
      ) as words from asked
      union all
      select 'part', text, array(
        select word from search_words where strpos(word, text) > 0 limit ${some}
      ) from unnest(${short}::text[]) as text
    )
    select
      (select min(created_at) from listings where published) as oldest,
      (select max(created_at) from listings where published) as newest,
      (select min(base_price_kobo) from listings where published) as cheapest,
      (select max(base_price_kobo) from listings where published) as dearest,
      (select json_agg(found) from found) as words`
  const { rows } = await withLastingPlans(() => found.execute(database))
  const [answer] = rows
  const byText = new Map(answer?.words?.map(({ kind, text, words }) => [`${kind} ${text}`, words]))
  function wordsWith(kind: 'part' | 'start', text: string): TokenGroup | undefined {
    const words = byText.get(`${kind} ${text}`) ?? []
    if (words.length > MOST_WORDS) return undefined
    const ofStates = STATE_WORDS.filter((word) => kind === 'part' && word.includes(text))
    // Words of one or two letters are not among the known words.
    return [text, ...words, ...ofStates.map((word) => `+${word}`)]
  }
  return {
    bounds: answer?.newest ? answer : undefined,
    /** Returns the tokens of a look-up, or undefined when there are too many. */
    tokensOf: (lookUp: LookUp, shares: TokenShares | undefined): TokenGroup | undefined => {
      const { tokens = [], part, start } = lookUp ?? {}
      const candidates = [
        ...tokens.map((token) => [token]),
        part === undefined ? undefined : wordsWith('part', part),
        start === undefined ? undefined : wordsWith('start', start),
      ].filter((each) => each !== undefined)
      return rarestOf(candidates, shares)
    },
  }
}

type Look = Awaited<ReturnType<typeof look>>

/** Look-ups of one request with what they found. */
export type Looks = Map<string, Promise<Look>>

/** Finds the words of all look-ups, unless the request has found the same ones before. */
export function lookOnce(database: Database, lookUps: readonly LookUp[], looks: Looks) {
  const key = JSON.stringify(lookUps)
  const found = looks.get(key) ?? look(database, lookUps)
  looks.set(key, found)
  return found
}

/** Returns a group with the tokens of any of the look-ups, unless one of them has too many. */
export function groupOf(
  { tokensOf }: Look,
  lookUps: readonly LookUp[],
  shares: TokenShares | undefined,
): TokenGroup[] {
  const tokens = new Set<string>()
  for (const lookUp of lookUps) {
    const found = tokensOf(lookUp, shares)
    if (!found) return []
    for (const token of found) tokens.add(token)
  }
  return tokens.size > MOST_WORDS ? [] : [[...tokens, UNKNOWN_WORDS]]
}
