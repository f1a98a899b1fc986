import { slipsAllowed, slipsBetween } from './spelling'

/** Words of all listings that a search covers. */
export interface Vocabulary {
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

/** Returns the vocabulary of some words, which may be only those that a text needs. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const known = new Set(words)
  const starts = new Map<string, boolean>()
  const nearest = new Map<string, readonly string[]>()
  const remembered = <T>(map: Map<string, T>, key: string, compute: () => T): T => {
    const value = map.get(key) ?? compute()
    map.set(key, value)
    return value
  }
  return {
    has: (word) => known.has(word),
    hasStart: (text) =>
      remembered(starts, text, () => [...known].some((word) => word.startsWith(text))),
    near: (word) => remembered(nearest, word, () => nearestWords(word, known)),
  }
}
