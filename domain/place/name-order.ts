import { normaliseSearchText } from '@domain/search/search-text'

/**
 * Compares two names in the order of lists, whatever their case and accents. The first comparison by
 * the browser's own collation takes a cheap phone a quarter of a second.
 */
export function compareNames(name: string, other: string): number {
  const [key, otherKey] = [normaliseSearchText(name), normaliseSearchText(other)]
  return key === otherKey ? 0 : key < otherKey ? -1 : 1
}
