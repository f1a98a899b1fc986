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

/** Two parts of a word. Few texts have one, and looking is cheaper than splitting every word. */
const COMPOUND = /[\p{L}\p{N}]['’`]*[^\p{L}\p{N} ]+['’`]*[\p{L}\p{N}]/u

/** Returns the compounds of a text as one word each: 'wifi' for 'Wi-Fi'. */
function compoundsOf(text: string): string[] {
  const normal = normaliseSearchText(text)
  if (!COMPOUND.test(normal)) return []
  return normal
    .split(' ')
    .map(looseParts)
    .flatMap((parts) => (parts.length > 1 ? [parts.join('')] : []))
}

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
  looseField([fields.city, fields.state && stripStateWord(fields.state), fields.country], true),
  looseField([fields.propertyTypeName]),
  looseField([fields.name]),
  looseField(fields.amenityNames ?? []),
  looseField([fields.description]),
]

/** Returns the loose text that the server stores with a listing. */
export const looseKeyOf = (fields: SearchedFields): string =>
  looseFieldsOf(fields).join(LOOSE_SEPARATOR)

/** Returns the distinct words of loose fields. */
export const wordsOfFields = (fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((field) => field.split(' ')).filter(Boolean)),
]
