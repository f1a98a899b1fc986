import type { ReadFilters } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { looseParts } from './loose-text'
import { longNumberWords } from './number-words'
import { FILTER_WORDS, readFilters, type ReadOrder } from './read-filters'
import { searchWords } from './search-text'
import {
  isFiller,
  isOptional,
  nameOf,
  PHRASE_WORDS,
  shortNames,
  type SearchNames,
} from './short-names'
import { slipsBetween } from './spelling'
import { nearestWords, type Vocabulary } from './vocabulary'

/** What a search looks for under one or more words of the text. */
export interface SearchTerm {
  /** The words as typed. A listing that contains all of them matches. */
  literals: string[]
  /** Words or phrases in loose form that mean the same, the typed one first. */
  same: string[]
  /** Words whose spelling is nearest, when nothing begins with the typed word. */
  near: string[]
  /** Whether a listing without the words matches as well, with fewer points. */
  isOptional: boolean
  /** Whether the short names contain the words. */
  isName: boolean
  /** Whether it is a part of a word such as 'self-contained', which only whole words match. */
  isOfCompound?: true | undefined
}

/** A search text as the product understands it. */
export interface SearchReading {
  filters: ReadFilters
  order?: ReadOrder | undefined
  terms: SearchTerm[]
  /** All words of the text, for the literal rule. */
  literals: string[]
  /** The whole text in loose form, which may be the name of a listing. '' for a single word. */
  phrase: string
  /** True when the text has only filler, so that every listing is near to it. */
  takesAll: boolean
}

/** Limits the work of a search. Further words must occur literally. */
export const TERMS_MAXIMUM = 12

const joinedOf = (word: string) => looseParts(word).join('')

/** Words that are corrected before filters, names and filler are looked up. */
const mendable = (names: SearchNames): string[] =>
  [
    ...FILTER_WORDS,
    ...longNumberWords,
    ...Object.keys(names).flatMap((name) => name.split(' ')),
    'homes',
    'house',
    'apartment',
    'accommodation',
  ].filter((word) => word.length > 4)

const mendableWords = new WeakMap<SearchNames, readonly string[]>()

/** Replaces an unknown word by the word of the product's own tables that it misspells. */
function mended(word: string, vocabulary: Vocabulary, names: SearchNames): string {
  const loose = joinedOf(word)
  if (!/^\p{L}{5,}$/u.test(loose) || nameOf(loose, names) !== undefined || isFiller(loose))
    return word
  if (vocabulary.hasStart(loose)) return word
  let words = mendableWords.get(names)
  if (!words) {
    words = [...new Set(mendable(names))]
    mendableWords.set(names, words)
  }
  if (words.includes(loose)) return word
  const [known] = nearestWords(loose, words)
  if (known === undefined) return word
  const near = vocabulary.near(loose)
  const slips = (to: string) => slipsBetween(loose, to, 2)
  const isNearer = near[0] === undefined || slips(known) < slips(near[0]) || near.includes(known)
  return isNearer ? known : word
}

/** Returns the singular of a plural, and the forms that it may have. */
const singulars = (word: string): string[] => {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  const forms = [word.slice(0, -1)]
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  return forms
}

/** Shortest part of a word that was typed without its space. */
const PART_LETTERS = 3

/** Returns 'victoria island' for 'victoriaisland' when both parts are known. */
function splitOf(word: string, vocabulary: Vocabulary): string[] {
  const found: string[] = []
  const letters = Array.from(word)
  for (let end = PART_LETTERS; end <= letters.length - PART_LETTERS; end += 1) {
    const [start, rest] = [letters.slice(0, end).join(''), letters.slice(end).join('')]
    if (vocabulary.has(start) && vocabulary.has(rest)) found.push(`${start} ${rest}`)
  }
  return found
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]

/** Returns the known words of 'lekki/ajah', which means either. */
const eitherOf = (words: readonly string[], vocabulary: Vocabulary) =>
  words.some((word) => word.includes('/'))
    ? words
        .flatMap(looseParts)
        .filter((part) => part.length >= PART_LETTERS && vocabulary.has(part))
    : []

function termOf(words: readonly string[], vocabulary: Vocabulary, names: SearchNames): SearchTerm {
  const parts = words.flatMap(looseParts)
  const joined = parts.join('')
  const spaced = parts.join(' ')
  const name = nameOf(spaced, names)
  const means = name === undefined ? [] : (names[name] ?? [])
  const plurals = singulars(joined)
  const ofPlurals = plurals.flatMap((form) =>
    Object.hasOwn(names, form) ? (names[form] ?? []) : [],
  )
  const isKnown =
    means.length > 0 ||
    ofPlurals.length > 0 ||
    parts.length > 1 ||
    vocabulary.hasStart(joined) ||
    plurals.some((form) => vocabulary.has(form))
  const split = isKnown ? [] : splitOf(joined, vocabulary)
  const either = means.length === 0 ? eitherOf(words, vocabulary) : []
  return {
    literals: [...words],
    // A listing with one of the words need not have both.
    same: distinct([
      either.length > 0 ? '' : spaced,
      joined,
      ...plurals,
      ...means,
      ...ofPlurals,
      ...split,
      ...either,
    ]),
    near: isKnown || split.length > 0 ? [] : [...vocabulary.near(joined)],
    isName: means.length > 0,
    isOptional: isOptional(spaced),
  }
}

/**
 * Returns a term for each part of a word such as 'self-contained', which a listing may contain apart
 * or as one word. Compared as a phrase, two common words would be looked for in every listing.
 */
const partTerms = (word: string): SearchTerm[] => {
  const parts = distinct(looseParts(word))
  const joined = joinedOf(word)
  const same = [joined, ...singulars(joined)]
  return parts.map((part) => ({
    literals: [word],
    same: distinct([part, ...same]),
    near: [],
    isName: false,
    isOptional: false,
    isOfCompound: true,
  }))
}

/** Returns the terms of one word, or of several that mean something together. */
function termsFor(typed: readonly string[], vocabulary: Vocabulary, names: SearchNames) {
  const term = termOf(typed, vocabulary, names)
  const [word = '', ...others] = typed
  if (others.length > 0 || looseParts(word).length < 2) return [term]
  const isMeant = term.isName || term.isOptional || eitherOf(typed, vocabulary).length > 0
  return isMeant ? [term] : partTerms(word)
}

/** Returns how many words from here on form a name of the table, a filler or a joined word. */
function phraseLength(words: readonly string[], vocabulary: Vocabulary, names: SearchNames) {
  for (let length = Math.min(PHRASE_WORDS, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length).flatMap(looseParts).join(' ')
    if (nameOf(phrase, names) !== undefined || isFiller(phrase)) return length
  }
  const [first, second] = words
  const pair = first && second ? joinedOf(first) + joinedOf(second) : ''
  const isJoined = vocabulary.has(pair) && joinedOf(first ?? '').length > 1
  return isJoined && !isFiller(first ?? '') ? 2 : 1
}

function termsOf(words: readonly string[], vocabulary: Vocabulary, names: SearchNames) {
  const terms: SearchTerm[] = []
  const fillers: SearchTerm[] = []
  for (let index = 0; index < words.length;) {
    const length = phraseLength(words.slice(index), vocabulary, names)
    const typed = words.slice(index, index + length)
    index += length
    const loose = typed.flatMap(looseParts).join(' ')
    // A word of signs only, such as '&', has no loose form.
    if (!loose) continue
    if (isFiller(loose)) fillers.push(termOf(typed, vocabulary, names))
    else terms.push(...termsFor(typed, vocabulary, names))
  }
  return { terms, fillers }
}

const limited = (terms: SearchTerm[]): SearchTerm[] => [
  ...terms.slice(0, TERMS_MAXIMUM),
  ...terms
    .slice(TERMS_MAXIMUM)
    .map(({ literals }) => ({ literals, same: [], near: [], isName: false, isOptional: false })),
]

/** Words that may be left out count fully where there is nothing else to search by. */
const withOptional = (terms: SearchTerm[], isRead: boolean): SearchTerm[] =>
  isRead || terms.some((term) => !term.isOptional)
    ? terms
    : terms.map((term) => ({ ...term, isOptional: false }))

/** How a text is read. */
export interface ReadingContext {
  /** The current day in Lagos. */
  today: IsoDate
  /** Short names of the operator. The product's own by default. */
  names?: SearchNames | undefined
  /** Keys of chips whose filters are left out. */
  ignored?: readonly string[] | undefined
}

/** Reads a search text: filters, the order, and the words that remain with what they may mean. */
export function readSearch(
  text: string,
  vocabulary: Vocabulary,
  { today, names = shortNames, ignored }: ReadingContext,
): SearchReading {
  const literals = searchWords(text)
  const words = literals.map((word) => mended(word, vocabulary, names))
  const { filters, order, isRead, rest } = readFilters(words, today, ignored)
  const { terms, fillers } = termsOf(rest, vocabulary, names)
  const takesAll = terms.length === 0 && !isRead && fillers.length > 0
  const parts = literals.flatMap(looseParts)
  // Signs alone are searched as they are.
  const signs = terms.length + fillers.length === 0 && !isRead ? literals : []
  return {
    filters,
    order,
    terms: limited([
      ...(takesAll ? fillers : withOptional(terms, isRead)),
      ...signs.map((literal) => ({
        literals: [literal],
        same: [],
        near: [],
        isName: false,
        isOptional: false,
      })),
    ]),
    literals,
    phrase: parts.length > 1 ? parts.join(' ') : '',
    takesAll,
  }
}
