import { normaliseSearchText, stripStateWord, type SearchedFields } from './search-text'

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
