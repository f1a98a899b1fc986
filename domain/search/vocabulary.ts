import { placeIndexOf, type ListedPlace, type PlaceIndex } from './places'
import { slipsAllowed, slipsBetween } from './spelling'

/** What is known about the listings that a search covers. */
export interface Vocabulary {
  places: PlaceIndex
  /** Names of the property types. */
  types: readonly string[]
  has: (word: string) => boolean
  /** Tells whether any word begins with the text. */
  hasStart: (text: string) => boolean
  /** Returns the known words with the fewest slips, or none when every word has too many. */
  near: (word: string) => readonly string[]
}

/**
 * Returns the words with the fewest allowed slips. Those with the same first letter are preferred.
 */
export function nearestWords(word: string, known: Iterable<string>): readonly string[] {
  let limit = slipsAllowed(word.length)
  if (limit === 0) return []
  let found: string[] = []
  for (const each of known) {
    const slips = each.length < 3 ? Infinity : slipsBetween(word, each, limit)
    if (slips < limit) {
      limit = slips
      found = []
    }
    if (slips === limit) found.push(each)
  }
  const likely = found.filter((each) => each[0] === word[0])
  return (likely.length > 0 ? likely : found).sort()
}

/** Returns the first of some sorted words that is not before the text. */
function firstFrom(sorted: readonly string[], text: string): string | undefined {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return sorted[low]
}

/**
 * @param words Distinct words of the listings' loose texts.
 * @param known Their places, and the names of the property types.
 */
export function vocabularyOf(
  words: Iterable<string>,
  known: { places?: readonly ListedPlace[]; types?: readonly string[] } = {},
): Vocabulary {
  const all = new Set(words)
  const sorted = [...all].sort()
  return {
    places: placeIndexOf(known.places ?? []),
    types: known.types ?? [],
    has: (word) => all.has(word),
    hasStart: (text) => text !== '' && firstFrom(sorted, text)?.startsWith(text) === true,
    near: (word) => nearestWords(word, all),
  }
}
