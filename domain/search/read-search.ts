import type { ReadFilters } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { READ_KEYS } from './filter-table'
import { type PlaceKeys, type PlaceWords, readPlace, type ReadPlace } from './places'
import { FILTER_WORDS, readFilters, type ReadOrder } from './read-filters'
import { distinct, looseParts, looseText, searchWords, STATE_WORDS } from './search-text'
import {
  isFiller,
  isOptional,
  meaningOf,
  PHRASE_WORDS,
  type SearchNames,
  shortNames,
} from './short-names'
import { nearestWords, slipsBetween, type Vocabulary } from './vocabulary'

/** What a search looks for under one or more words of the text. */
export interface SearchTerm {
  /** The words as typed. */
  typed: string
  /** Words or phrases in loose form that mean the same, the typed one first. */
  same: string[]
  /** Words whose spelling is nearest, when nothing begins with the typed word. */
  near: string[]
  /** Whether a listing without the words matches as well, with fewer points. */
  isOptional: boolean
  /** Whether the short names contain the words. */
  isName: boolean
}

/** A search text as the product understands it. */
export interface SearchReading {
  /** What was read as numbers. A listing that is shown fulfils all of it. */
  filters: ReadFilters
  order?: ReadOrder | undefined
  place?: ReadPlace | undefined
  /** Names of the property types that were read, for a chip. Their words are among the terms. */
  types: readonly string[]
  terms: SearchTerm[]
  /**
   * What the text excludes: 'without a pool', 'not lekki'. Only listings that say the whole text of
   * themselves may have it.
   */
  unwanted: { terms: SearchTerm[]; places: PlaceKeys[] }
  /**
   * Words in loose form that were not read as numbers, for the literal rule (FILT-14). None in a text
   * that excludes something.
   */
  literals: string[]
  /** The whole text in loose form, which may be the name of a listing. '' for a single word. */
  phrase: string
  /** True when nothing of the text is left to search by, so that every listing matches. */
  takesAll: boolean
}

/** Limits the work of a search. Further words are left out. */
export const TERMS_MAXIMUM = 12

/** Words that are corrected before filters, names and filler are looked up. */
const mendable = (names: SearchNames): string[] =>
  [
    ...FILTER_WORDS,
    ...Object.keys(names).flatMap((name) => name.split(' ')),
    ...'homes house apartment accommodation'.split(' '),
  ].filter((word) => word.length > 4)

/** Replaces an unknown word by the word of the product's own tables that it misspells. */
function mended(word: string, vocabulary: Vocabulary, names: SearchNames): string {
  const loose = looseParts(word).join('')
  if (!/^\p{L}{5,}$/u.test(loose) || isFiller(loose) || vocabulary.hasStart(loose)) return word
  const words = mendable(names)
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

function termOf(words: readonly string[], vocabulary: Vocabulary, names: SearchNames): SearchTerm {
  const joined = words.join('')
  const spaced = words.join(' ')
  const means = meaningOf(spaced, names) ?? []
  const plurals = singulars(joined)
  const ofPlurals = plurals.flatMap((form) => meaningOf(form, names) ?? [])
  const isKnown =
    means.length > 0 ||
    ofPlurals.length > 0 ||
    words.length > 1 ||
    vocabulary.hasStart(joined) ||
    plurals.some((form) => vocabulary.has(form))
  const split = isKnown ? [] : splitOf(joined, vocabulary)
  return {
    typed: spaced,
    same: distinct([
      spaced,
      joined,
      ...plurals.filter(vocabulary.hasStart),
      ...means,
      ...ofPlurals,
      ...split,
    ]),
    near:
      isKnown || split.length > 0 ? [] : vocabulary.near(joined).filter((word) => !isFiller(word)),
    isName: means.length > 0,
    isOptional: isOptional(spaced),
  }
}

/** Returns how many words from here on form a name of the table, a filler or a joined word. */
function phraseLength(words: readonly string[], vocabulary: Vocabulary, names: SearchNames) {
  for (let length = Math.min(PHRASE_WORDS, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length).join(' ')
    if (meaningOf(phrase, names) || isFiller(phrase)) return length
  }
  const [first = '', second = ''] = words
  const isJoined = second !== '' && first.length > 1 && vocabulary.has(first + second)
  return isJoined && !isFiller(first) ? 2 : 1
}

/** Returns the places that a name of the table means, when most of what it means are places. */
function placesMeant(spaced: string, { places }: Vocabulary, names: SearchNames) {
  const means = meaningOf(spaced, names) ?? []
  const found = means.flatMap((each) => places.byName.get(each.replaceAll(' ', '')) ?? [])
  return found.length * 2 >= means.length ? found : []
}

/** Returns the places that the words name, also with slips where no other word is as near. */
function placesNamed(words: readonly string[], vocabulary: Vocabulary) {
  const { byName } = vocabulary.places
  const joined = words.join('')
  const exact = byName.get(joined)
  if (exact) return [exact]
  if (words.every((word) => vocabulary.hasStart(word))) return []
  const names = nearestWords(joined, [...byName.keys()])
  const slips = ([first]: readonly string[]) => (first ? slipsBetween(joined, first, 2) : Infinity)
  if (slips(names) > slips(vocabulary.near(joined))) return []
  return [...new Set(names.flatMap((name) => byName.get(name) ?? []))]
}

/** Returns the place that the words begin with, the longest name first. */
function placeAt(words: readonly string[], vocabulary: Vocabulary, names: SearchNames) {
  for (let length = Math.min(PHRASE_WORDS, words.length); length > 0; length -= 1) {
    const typed = words.slice(0, length)
    const spaced = typed.join(' ')
    const named = isFiller(spaced) ? [] : placesNamed(typed, vocabulary)
    const places = named.length > 0 ? named : placesMeant(spaced, vocabulary, names)
    if (places.length > 0) {
      const isState = STATE_WORDS.some((word) => word === words[length])
      const found: PlaceWords = { places, typed: spaced, isArea: named.length === 0 }
      return { length: isState ? length + 1 : length, found }
    }
  }
  return undefined
}

/** Splits 'lekki/vi' and 'cigar-free', which a listing may contain apart, and joins 'port-harcourt'. */
const looseWords = (words: readonly string[], { places }: Vocabulary, names: SearchNames) =>
  words.flatMap((word) => {
    const parts = looseParts(word)
    const joined = parts.join('')
    return places.byName.has(joined) || meaningOf(joined, names) ? [joined] : parts
  })

/** Returns the types that a term names, unless hosts often leave its word out. */
const typesOf = ({ same, near, isOptional: isLeftOut }: SearchTerm, { types }: Vocabulary) =>
  isLeftOut ? [] : types.filter((type) => [...same, ...near].includes(looseText(type)))

/** Words before something unwanted. 'No' is not one, because homes say 'no smoking' of themselves. */
const NEGATIONS: readonly (string | undefined)[] = ['without', 'not', 'except', 'excluding']

function termsOf(
  words: readonly string[],
  vocabulary: Vocabulary,
  { names = shortNames, ignored = [] }: ReadingContext,
) {
  const terms: SearchTerm[] = []
  const placeWords: PlaceWords[] = []
  const unwanted: SearchReading['unwanted'] = { terms: [], places: [] }
  let isUnwanted = false
  const types = new Set<string>()
  const all = looseWords(words, vocabulary, names)
  for (let index = 0; index < all.length;) {
    if (NEGATIONS.includes(all[index])) {
      isUnwanted = true
      index += 1
      continue
    }
    const rest = all.slice(index)
    const place = placeAt(rest, vocabulary, names)
    if (place) {
      if (isUnwanted) unwanted.places.push(...place.found.places.map(({ keys }) => keys))
      else placeWords.push(place.found)
      isUnwanted = false
      index += place.length
      continue
    }
    const typed = rest.slice(0, phraseLength(rest, vocabulary, names))
    index += typed.length
    const loose = typed.join(' ')
    // One letter alone is a word that listings may have, such as 'Block A'.
    if (isFiller(loose) && (loose.length > 1 || all.length > 1)) continue
    const term = termOf(typed, vocabulary, names)
    if (isUnwanted) {
      unwanted.terms.push(term)
      isUnwanted = false
      continue
    }
    const named = typesOf(term, vocabulary)
    if (named.length > 0 && ignored.includes(READ_KEYS.type)) continue
    // A home has one type, so that 'villa or duplex' is either.
    const other = named.length > 0 && terms.find((each) => typesOf(each, vocabulary).length > 0)
    if (other) {
      other.typed += ` ${term.typed}`
      other.same = distinct([...other.same, ...term.same])
      other.near = distinct([...other.near, ...term.near])
    } else terms.push(term)
    for (const type of named) types.add(type)
  }
  const place = ignored.includes(READ_KEYS.place)
    ? undefined
    : readPlace(vocabulary.places, placeWords)
  const isPlaced = placeWords.length > 0
  return { terms, types, place, unwanted, isPlaced, hasWords: all.length > 0 }
}

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

/** Reads a search text: numbers, the order, the place, and what remains with what it may mean. */
export function readSearch(
  text: string,
  vocabulary: Vocabulary,
  context: ReadingContext,
): SearchReading {
  const { today, names = shortNames, ignored } = context
  const typed = searchWords(text)
  const words = typed.map((word) => mended(word, vocabulary, names))
  const { filters, order, isRead, rest } = readFilters(words, today, ignored)
  const { terms, types, place, unwanted, isPlaced, hasWords } = termsOf(rest, vocabulary, context)
  const excludes = unwanted.terms.length + unwanted.places.length > 0
  const isUnderstood = isRead || isPlaced
  const phrase = looseText(text)
  return {
    filters,
    order,
    place,
    types: [...types],
    terms: withOptional(terms, isUnderstood).slice(0, TERMS_MAXIMUM),
    unwanted,
    literals: excludes ? [] : distinct((isRead ? rest : typed).map(looseText)),
    phrase: phrase.includes(' ') ? phrase : '',
    takesAll: terms.length === 0 && !place && (isRead || hasWords),
  }
}

/** Most places that are suggested, so that listings have room below them. */
const PLACES_MAXIMUM = 3

/**
 * Returns the places and property types to suggest for a term: those that a search reads in
 * it, then those in whose name a word begins with it. The keys of a place count its listings.
 */
export function suggestedTexts(term: string, vocabulary: Vocabulary, context: ReadingContext) {
  const typed = looseText(term)
  if (typed === '') return []
  const { place, types } = readSearch(term, vocabulary, context)
  const begins = (name: string) => ` ${looseText(name)}`.includes(` ${typed}`)
  /** 0 for the whole name, 1 where it begins with the term, 2 where another of its words does. */
  const rank = (name: string) =>
    looseText(name) === typed ? 0 : looseText(name).startsWith(typed) ? 1 : 2
  const named = [...vocabulary.places.byName.values()]
  const read = place?.label.split(', ') ?? []
  // What is being typed comes before what a short name means: 'abu' before it is 'abuja'.
  const places = new Set([
    ...named.filter(({ name }) => begins(name)).sort((a, b) => rank(a.name) - rank(b.name)),
    ...named.filter(({ name }) => read.includes(name)),
  ])
  const shown = [...places].slice(0, PLACES_MAXIMUM)
  const suggestedTypes = distinct([...types, ...vocabulary.types.filter(begins)])
  return [
    ...shown.map(({ name: text, keys }) => ({ kind: 'place' as const, text, keys })),
    ...suggestedTypes.map((text) => ({ kind: 'type' as const, text, keys: undefined })),
  ]
}
