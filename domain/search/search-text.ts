/** ASCII words with one space between them, which most texts consist of. */
const PLAIN_WORDS = /^[!-~]+(?: [!-~]+)*$/

/**
 * Converts text to the form that a search compares: lower case, accents folded, control characters
 * (including NUL) replaced by spaces. The server stores this form and normalises queries with the
 * same function, so that SQL and selectListings() agree.
 */
export function normaliseSearchText(text: string): string {
  const lower = text.toLowerCase()
  // Nothing below changes plain words, and a million listings have many.
  if (PLAIN_WORDS.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Returns the words of a query, all of which must match. A blank query has none. */
export const searchWords = (text: string): string[] =>
  normaliseSearchText(text).split(' ').filter(Boolean)

/** Separates fields, so that nothing matches across them. No query can contain it. */
const FIELD_SEPARATOR = '\u001f'

/** Fields of a listing that a search covers. */
export interface SearchedFields {
  name: string
  city?: string | null | undefined
  state?: string | null | undefined
  country?: string | null | undefined
  propertyTypeName?: string | null | undefined
  amenityNames?: readonly string[] | undefined
  description?: string | null | undefined
}

/** Returns the text that the server stores with a listing and that selectListings() searches. */
export const searchTextOf = (fields: SearchedFields): string =>
  [
    fields.name,
    fields.city,
    fields.state,
    fields.country,
    fields.propertyTypeName,
    ...(fields.amenityNames ?? []),
    fields.description,
  ]
    .map((field) => normaliseSearchText(field ?? ''))
    .filter(Boolean)
    .join(FIELD_SEPARATOR)

/** `text` comes from searchTextOf(). */
export const matchesSearch = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))

/** Words that the text of a place may end with, and that its key lacks. */
export const STATE_WORDS = ['state', 'province', 'district', 'region'] as const
const LAST_STATE_WORD = new RegExp(String.raw`\s+(?:${STATE_WORDS.join('|')})$`, 'i')

/** Turns 'Lagos State' into 'Lagos'. It removes one such word once, as the last of several words. */
export const stripStateWord = (state: string): string => state.trim().replace(LAST_STATE_WORD, '')

/** Two places are equal when their keys are equal. */
export const placeKey = (place: string): string => normaliseSearchText(place)

/** Like placeKey(), without the last word on either side. */
export const stateKey = (state: string): string => placeKey(stripStateWord(state))
