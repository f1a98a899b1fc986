/**
 * One form for text that is searched: lower case, accents folded, control characters (NUL among
 * them) made into spaces. The server stores this form and normalises the query with it, so that
 * SQL and selectListings() agree.
 */
export const normaliseSearchText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** The words of a query, each of which must be found; none for a blank text. */
export const searchWords = (text: string): string[] =>
  normaliseSearchText(text).split(' ').filter(Boolean)

/** Between two fields, so that nothing matches across them; no query can hold it. */
const FIELD_SEPARATOR = '\u001f'

/** The fields of a home that a search looks in (section 5). */
export interface SearchedFields {
  name: string
  city?: string | null | undefined
  state?: string | null | undefined
  country?: string | null | undefined
  propertyTypeName?: string | null | undefined
  amenityNames?: readonly string[] | undefined
  description?: string | null | undefined
}

/** What the server stores beside a home, and what selectListings() looks in. */
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

/**
 * 'Lagos State' becomes 'Lagos': state, province, district or region, once, only as the last of
 * several words (section 5, R-62).
 */
export const stripStateWord = (state: string): string =>
  state.trim().replace(/\s+(?:state|province|district|region)$/i, '')

/** Two places are the same when their keys are equal. */
export const placeKey = (place: string): string => normaliseSearchText(place)

/** As placeKey(), after the trailing word is gone on both sides. */
export const stateKey = (state: string): string => placeKey(stripStateWord(state))
