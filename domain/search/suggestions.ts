import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { photosOf } from '@domain/listing/photos'
import { placeText } from '@domain/place/place'
import type { Listing, Photo, SuggestedTotal } from '@domain/schemas/listing-schema'
import { looseText } from './loose-text'
import { normaliseSearchText, searchWords } from './search-text'
import { nameOf, shortNames, type SearchNames } from './short-names'
import { nearestWords } from './vocabulary'

type Suggested = Pick<Listing, 'name' | 'city' | 'state' | 'country' | 'listingImg' | 'images'>

export interface Suggestion {
  kind: 'place' | 'type' | 'listing' | 'recent'
  /** Text to search for. */
  text: string
  /** Number of listings that a search for the text finds, where it is known. */
  total?: number | undefined
  /** Whether more than `total` are found. */
  isCapped?: boolean | undefined
  /** Cover photo of a listing. */
  photo?: Photo | undefined
  /** Where a listing is. */
  place?: string | undefined
}

/** Tells whether a text contains the words, what they mean as a name, or their nearest spelling. */
function contains(text: string, words: string, names: SearchNames): boolean {
  const loose = ` ${looseText(text)} `
  const typed = looseText(words)
  const means = names[nameOf(typed, names) ?? ''] ?? []
  return (
    loose.includes(typed) ||
    means.some((each) => loose.includes(` ${each} `)) ||
    nearestWords(typed, loose.split(' ')).length > 0
  )
}

/** Known data besides the listings. */
interface SuggestionContext {
  /** Names of the property types, as far as they are known. */
  types?: readonly string[] | undefined
  /** Short names of the operator. The product's own by default. */
  names?: SearchNames | undefined
  /** Texts that the server suggests. It knows the operator's names, and the browser does not. */
  known?: readonly string[] | undefined
}

/**
 * Returns the suggestions for a search term from the listings that it finds: first matching
 * cities and states, then property types, then names, then the names of listings that match by
 * another field, such as the description. A misspelt word counts as its nearest spelling.
 */
export function suggestionsFrom(
  listings: readonly Suggested[],
  term: string,
  { types = [], names = shortNames, known = [] }: SuggestionContext = {},
): Suggestion[] {
  const words = searchWords(term)
  if (words.length === 0) return []
  const named = listings.map((listing) => ({
    kind: 'listing' as const,
    text: listing.name,
    photo: photosOf(listing)[0],
    place: placeText(listing),
  }))
  const hasWords = (text: string | undefined) =>
    text !== undefined &&
    (known.includes(text) ||
      contains(text, term, names) ||
      words.every((word) => contains(text, word, names)))
  const begin = ` ${looseText(words[0] ?? '')}`
  /**
   * A text in which a word begins with the typed letters comes before one with the letters inside a
   * word.
   */
  const matching = <Each extends { text: string | undefined }>(group: readonly Each[]) => {
    const found = group.filter(({ text }) => hasWords(text))
    const begins = ({ text = '' }: Each) => ` ${looseText(text)}`.includes(begin)
    return [...found.filter(begins), ...found.filter((each) => !begins(each))]
  }
  const offered = [
    ...matching([
      ...listings.map(({ city }) => ({ kind: 'place' as const, text: city })),
      ...listings.map(({ state }) => ({ kind: 'place' as const, text: state })),
    ]),
    ...matching(types.map((text) => ({ kind: 'type' as const, text }))),
    ...matching(named),
  ]
  const distinct = new Map<string, Suggestion>()
  for (const { text, ...rest } of [...offered, ...named]) {
    const key = normaliseSearchText(text ?? '')
    if (text && key && !distinct.has(key)) distinct.set(key, { ...rest, text: text.trim() })
  }
  return [...distinct.values()].slice(0, SEARCH_SUGGESTIONS_MAX)
}

/** Returns the suggestions with the numbers of listings that the server found for their texts. */
export const withTotals = (
  suggestions: readonly Suggestion[],
  totals: readonly SuggestedTotal[],
): Suggestion[] => {
  const byText = new Map(totals.map(({ text, ...found }) => [text, found]))
  return suggestions.map((suggestion) => {
    const { total, totalCapped } = byText.get(suggestion.text) ?? {}
    return total === undefined ? suggestion : { ...suggestion, total, isCapped: totalCapped }
  })
}

export interface TextPart {
  text: string
  /** True when the text matches the search term. */
  isMatch: boolean
}

/** Returns a character as the search sees it: '' for a separate accent, a space for a separator. */
const folded = (character: string) =>
  normaliseSearchText(character) || (/\p{M}/u.test(character) ? '' : ' ')

/** Splits a text where matches of the term begin and end. The joined parts are the text again. */
export function markedParts(text: string, term: string): TextPart[] {
  const characters = Array.from(text.normalize('NFC'))
  let searched = ''
  // Folding changes lengths, so each position in the searched text records its source character.
  const sources: number[] = []
  for (const [index, character] of characters.entries()) {
    const fold = folded(character)
    searched += fold
    for (let place = 0; place < fold.length; place += 1) sources.push(index)
  }
  const marked = new Set<number>()
  for (const word of searchWords(term)) {
    let start = searched.indexOf(word)
    while (start >= 0) {
      for (const source of sources.slice(start, start + word.length)) marked.add(source)
      start = searched.indexOf(word, start + 1)
    }
  }
  const parts: TextPart[] = []
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1)
    // A separate accent belongs to the letter before it.
    const isMatch = last && folded(character) === '' ? last.isMatch : marked.has(index)
    if (last?.isMatch === isMatch) last.text += character
    else parts.push({ text: character, isMatch })
  }
  return parts
}
