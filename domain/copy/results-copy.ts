import type { CloseKind, SortOrder } from '@domain/search/listing-query'
import { isolated } from './isolated'

/** Things of which a home has one, as guests type them. */
const COUNTED = new Set(
  `pool gym generator balcony garden fireplace jacuzzi terrace kitchen washer garage chef rooftop lift desk cot villa
  duplex flat studio house penthouse bungalow mansion apartment elevator`.split(/\s+/),
)

/** Returns 'a pool', 'an apartment', 'wifi'. Other words are quoted as typed. */
function thing(words: string): string {
  const last = words.split(' ').at(-1) ?? ''
  if (!COUNTED.has(last)) return /^[a-z]{2,}$/.test(words) ? words : `“${isolated(words)}”`
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

/** What the heading of a group of close matches tells of. */
export interface CloseContext {
  /** Place that was read in the text. */
  place?: string | undefined
  /** State of the first home of the group. */
  state?: string | undefined
  /** Words of the text besides the place and the numbers. */
  words?: readonly string[] | undefined
}

/** Texts around the results of a search. None of them is in the specification. */
export const resultsCopy = {
  closeMatches: 'Close matches',
  closeMatchesHint: 'These homes do not match every word of your search.',
  close: {
    spelling: () => 'With a similar spelling',
    place: ({ place = '', words = [] }) =>
      words.length === 1
        ? `In ${isolated(place)}, without ${thing(words[0] ?? '')}`
        : `In ${isolated(place)}, without everything you asked for`,
    state: ({ state }) => (state ? `Elsewhere in ${isolated(state)}` : 'Elsewhere in the state'),
    elsewhere: ({ words = [] }) =>
      words.length === 1 ? `Elsewhere, with ${thing(words[0] ?? '')}` : 'Elsewhere, with all of it',
    letters: () => 'With these letters',
    part: () => 'With a part of your search',
  } satisfies Record<CloseKind, (context: CloseContext) => string>,
  sort: 'Sort by',
  relevance: 'Relevance',
  orders: {
    newest: 'Newest',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
    rating: 'Rating',
  } satisfies Record<SortOrder, string>,
} as const
