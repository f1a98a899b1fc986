import { SEARCH_SUGGESTIONS_MAX } from '@domain/constants'
import { photosOf } from '@domain/listing/photos'
import { placeText } from '@domain/place/place'
import type { Listing, Photo, SuggestedTotal } from '@domain/schemas/listing-schema'
import type { SuggestedKind } from './listing-query'
import { normaliseSearchText, searchWords } from './search-text'

type Suggested = Pick<Listing, 'name' | 'city' | 'state' | 'country' | 'listingImg' | 'images'>

export interface Suggestion {
  kind: SuggestedKind | 'listing' | 'recent'
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

/** Returns suggestions in their order: places, listings that the term finds, and types. */
export function suggestionsFrom(
  listings: readonly Suggested[],
  suggested: readonly SuggestedTotal[],
): Suggestion[] {
  const ofKind = (wanted: SuggestedKind): Suggestion[] =>
    suggested
      .filter(({ kind, total }) => kind === wanted && total > 0)
      .map(({ kind, text, total, totalCapped }) => ({ kind, text, total, isCapped: totalCapped }))
  const [places, types] = [ofKind('place'), ofKind('type')]
  const room = Math.max(0, SEARCH_SUGGESTIONS_MAX - places.length - types.length)
  const named = listings.slice(0, room).map((listing): Suggestion => ({
    kind: 'listing',
    text: listing.name.trim(),
    photo: photosOf(listing)[0],
    place: placeText(listing),
  }))
  const byText = new Map<string, Suggestion>()
  for (const each of [...places, ...named, ...types]) {
    const key = normaliseSearchText(each.text)
    if (!byText.has(key)) byText.set(key, each)
  }
  return [...byText.values()].slice(0, SEARCH_SUGGESTIONS_MAX)
}

export interface TextPart {
  text: string
  /** True when the text matches the search term. */
  isMatch: boolean
}

/** Returns a character as the search sees it: '' for a separate accent, a space for a separator. */
const folded = (character = '') =>
  normaliseSearchText(character) || (/\p{M}/u.test(character) ? '' : ' ')

/** Splits a text where matches of the term begin and end. The joined parts are the text again. */
export function markedParts(text: string, term: string): TextPart[] {
  const characters = Array.from(text.normalize('NFC'))
  const marked = new Set<number>()
  for (const word of searchWords(term)) {
    for (let start = 0; start < characters.length; start += 1) {
      let [end, seen] = [start, '']
      while (seen.length < word.length && end < characters.length) seen += folded(characters[end++])
      if (seen === word) for (let each = start; each < end; each += 1) marked.add(each)
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
