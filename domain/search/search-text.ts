/** Returns a text in lower case, without accents, and with one space between its words. */
export const normaliseSearchText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Returns the words of a query, all of which must match. A blank query has none. */
export const searchWords = (text: string): string[] =>
  normaliseSearchText(text).split(' ').filter(Boolean)

/** Returns the texts once each, without empty ones. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))]

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

/** Words that the text of a place may end with, and that its key lacks. */
export const STATE_WORDS = ['state', 'province', 'district', 'region'] as const
const LAST_STATE_WORD = new RegExp(String.raw`\s+(?:${STATE_WORDS.join('|')})$`, 'i')

/** Turns 'Lagos State' into 'Lagos'. It removes one such word once, as the last of several words. */
export const stripStateWord = (state: string): string => state.trim().replace(LAST_STATE_WORD, '')

/** Two places are equal when their keys are equal. */
export const placeKey = (place: string): string => normaliseSearchText(place)

/** Like placeKey(), without the last word on either side. */
export const stateKey = (state: string): string => placeKey(stripStateWord(state))

/**
 * Splits a word as typed at everything that is neither a letter nor a digit. An apostrophe joins:
 * 'wi-fi' has the parts 'wi' and 'fi', "potter's" has the one part 'potters'.
 */
export const looseParts = (word: string): string[] =>
  word
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Returns a text in the loose form that a relevant search compares: 'clay & linen' as 'clay linen'.
 */
export const looseText = (text: string): string => looseParts(normaliseSearchText(text)).join(' ')

/** Returns the compounds of a text as one word each: 'wifi' for 'Wi-Fi'. */
const compoundsOf = (text: string): string[] =>
  searchWords(text)
    .map(looseParts)
    .flatMap((parts) => (parts.length > 1 ? [parts.join('')] : []))

/** Two spaces separate texts, so that no phrase matches across them. */
const BETWEEN = '  '

const looseField = (texts: readonly (string | null | undefined)[], joinsWords = false): string => {
  const known = texts.filter((text): text is string => Boolean(text))
  const plain = known.map(looseText).filter(Boolean)
  const joined = joinsWords
    ? plain.filter((text) => text.includes(' ')).map((text) => text.replaceAll(' ', ''))
    : []
  const all = [...plain, ...new Set([...known.flatMap(compoundsOf), ...joined])]
  return all.length > 0 ? ` ${all.join(BETWEEN)} ` : ''
}

/** Names of the searched fields, the most relevant first. */
export const SEARCH_FIELDS = ['place', 'type', 'name', 'amenity', 'description'] as const
export const NAME_FIELD = SEARCH_FIELDS.indexOf('name')

/** Separates the fields in the stored text. No loose text can contain it. */
export const LOOSE_SEPARATOR = '\u001f'

/**
 * Returns the loose text of each of SEARCH_FIELDS. Every word has a space on either side, so that a
 * whole word and the beginning of a word can be told from the middle of one.
 */
export const looseFieldsOf = (fields: SearchedFields): string[] => [
  looseField([fields.city, fields.state, fields.country], true),
  looseField([fields.propertyTypeName]),
  looseField([fields.name]),
  looseField(fields.amenityNames ?? []),
  looseField([fields.description]),
]

/** Returns the loose text that the server stores with a listing. */
export const looseKeyOf = (fields: SearchedFields): string =>
  looseFieldsOf(fields).join(LOOSE_SEPARATOR)

/** Returns the distinct words of loose fields. */
export const wordsOfFields = (fields: readonly string[]): string[] =>
  distinct(fields.flatMap((field) => field.split(' ')))
