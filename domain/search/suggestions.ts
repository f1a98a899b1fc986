import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import type { Listing } from '@domain/schemas/listing-schema'
import { looseText } from './loose-text'
import { normaliseSearchText, searchWords } from './search-text'
import { nameOf, shortNames } from './short-names'
import { nearestWords } from './vocabulary'

type Suggested = Pick<Listing, 'name' | 'city' | 'state'>

/** Tells whether a text contains the word, what its short name means, or its nearest spelling. */
function contains(text: string, word: string): boolean {
  const loose = ` ${looseText(text)} `
  const typed = looseText(word)
  const means = shortNames[nameOf(typed, shortNames) ?? ''] ?? []
  return (
    loose.includes(typed) ||
    means.some((each) => loose.includes(` ${each} `)) ||
    nearestWords(typed, loose.split(' ')).length > 0
  )
}

/**
 * Returns the suggestions for a search term from the listings that it finds: first matching
 * cities and states, then property types, then names, then the names of listings that match by
 * another field, such as the description. A misspelt word counts as its nearest spelling.
 *
 * @param types Names of the property types, as far as they are known.
 */
export function suggestionsFrom(
  listings: readonly Suggested[],
  term: string,
  types: readonly string[] = [],
): string[] {
  const words = searchWords(term)
  if (words.length === 0) return []
  const names = listings.map(({ name }) => name)
  const places = [...listings.map(({ city }) => city), ...listings.map(({ state }) => state)]
  const hasWords = (text: string) => words.every((word) => contains(text, word))
  const offered = [...places, ...types, ...names].filter((text) => text && hasWords(text))
  const distinct = new Map<string, string>()
  for (const text of [...offered, ...names]) {
    const key = normaliseSearchText(text ?? '')
    if (text && key && !distinct.has(key)) distinct.set(key, text.trim())
  }
  return [...distinct.values()].slice(0, SEARCH_SUGGESTIONS_MAX)
}

export interface TextPart {
  text: string
  /** True when the text matches the search term. */
  isMatch: boolean
}

/** Returns a character as the search sees it: '' for a separate accent, a space for a separator. */
const folded = (character: string) =>
  normaliseSearchText(character) || (/\p{M}/u.test(character) ? '' : ' ')

/** Splits a text where matches of the term begin and end. Joined, the parts give the text again. */
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
