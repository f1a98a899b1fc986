import type { SuggestedKind } from './listing-query'
import type { PlaceKeys } from './places'
import { type ReadingContext, readSearch } from './read-search'
import { looseText } from './search-text'
import type { Vocabulary } from './vocabulary'

/** Most places that are suggested, so that listings have room below them. */
const PLACES_MAXIMUM = 3

/** A place or a property type to suggest. */
export interface SuggestedText {
  kind: SuggestedKind
  text: string
  /** Keys of a place, by which its listings are counted. */
  keys?: PlaceKeys | undefined
}

/**
 * Returns the places and property types to suggest for a term: those that a search reads in
 * it, then those in whose name a word begins with it.
 */
export function suggestedTexts(
  term: string,
  vocabulary: Vocabulary,
  context: ReadingContext,
): SuggestedText[] {
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
  return [
    ...[...places].slice(0, PLACES_MAXIMUM).map(({ name, keys }) => ({
      kind: 'place' as const,
      text: name,
      keys,
    })),
    ...[...new Set([...types, ...vocabulary.types.filter(begins)])].map((text) => ({
      kind: 'type' as const,
      text,
    })),
  ]
}
