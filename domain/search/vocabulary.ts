import { type ListedPlace, type PlaceIndex, placeIndexOf } from './places'

/** Returns how many slips a word of this length may have: one from four letters, two from eight. */
const slipsAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** Returns one bit for each letter of a word. */
const lettersOf = (word: string) => {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

/** A slip changes two letters at most, and counting bits is cheaper than comparing words. */
function areTooFar(a: number, b: number, limit: number) {
  let differing = a ^ b
  for (let left = 2 * limit; differing !== 0; differing &= differing - 1)
    if (left-- === 0) return true
  return false
}

/**
 * Returns the number of letters that are missing, added, wrong or swapped with their neighbour
 * (Damerau and Levenshtein), or `limit + 1` when there are more than `limit`.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let slips = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) slips = Math.min(slips, (older[j - 2] ?? 0) + 1)
      row.push(slips)
    }
    if (Math.min(...row) > limit) return limit + 1
    older = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

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
 *
 * @param letters Bits of the known words' letters. A long list should have them ready, because other
 * requests wait while it is read.
 */
export function nearestWords(
  word: string,
  known: readonly string[],
  letters: ArrayLike<number> = known.map(lettersOf),
): readonly string[] {
  let limit = slipsAllowed(word.length)
  if (limit === 0) return []
  const own = lettersOf(word)
  let found: string[] = []
  for (let index = 0; index < known.length; index += 1) {
    if (areTooFar(own, letters[index] ?? 0, limit)) continue
    const each = known[index] ?? ''
    if (each.length < 3) continue
    const slips = slipsBetween(word, each, limit)
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
  const letters = Int32Array.from(sorted, lettersOf)
  return {
    places: placeIndexOf(known.places ?? []),
    types: known.types ?? [],
    has: (word) => all.has(word),
    hasStart: (text) => text !== '' && firstFrom(sorted, text)?.startsWith(text) === true,
    near: (word) => nearestWords(word, sorted, letters),
  }
}
