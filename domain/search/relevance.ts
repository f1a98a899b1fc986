import type { ReadFilters } from '@domain/schemas/listing-schema'
import { chipKeyOf, READ_KEYS } from './filter-table'
import { chosenNames, CLOSE_KINDS, type ListingQuery } from './listing-query'
import { isInAny, type PlaceKeys } from './places'
import { type ReadingContext, readSearch, type SearchReading, type SearchTerm } from './read-search'
import { NAME_FIELD, searchWords } from './search-text'
import type { Vocabulary } from './vocabulary'

/** Points of a word by field, in the order of SEARCH_FIELDS. */
const POINTS = {
  whole: [100, 80, 60, 40, 20],
  start: [70, 50, 45, 25, 10],
  inside: [12, 10, 8, 5, 2],
} as const
/** A listing whose name contains the whole text comes first. */
const NAME_POINTS = 150
/** Three bedrooms find listings with more as well, but those with three come first. */
const EXACT_BEDROOM_POINTS = 30
/** More than a listing elsewhere gets for anything but its name. */
const IN_PLACE_POINTS = 1_000
/** A place or an area that the text names and the listing mentions, less one for each field. */
const TYPED_NAME_POINTS = 110

/** Shortest other word whose beginning counts as well, so that 'gen' does not find 'gentle'. */
const START_LETTERS = 5
/** Longest short name that counts as a whole word only, so that 'ac' does not find 'place'. */
const SHORT_NAME_LETTERS = 2

/**
 * Returns what a field that has a text of a term contains: for a typed word any letters, for other
 * words the beginning of a word, for short ones and for one letter a whole word.
 */
function patternOf({ same, isName }: SearchTerm, text: string): string {
  const isShortName = isName && text.length <= SHORT_NAME_LETTERS
  const isLetters = text === same[0] && text.length > 1 && !text.includes(' ')
  if (isLetters && !isShortName) return text
  return text.length >= START_LETTERS ? ` ${text}` : ` ${text} `
}

/** Returns the shortest patterns of a term, of which a matching listing contains one. */
export const patternsOf = (term: SearchTerm): string[] =>
  [...new Set([...term.same, ...term.near].map((text) => patternOf(term, text)))].filter(
    (pattern, _, all) => !all.some((other) => other !== pattern && pattern.includes(other)),
  )

/**
 * Returns the keys of the chips that are not read in the text of a query: those that the guest has
 * taken away, and those that the guest has chosen.
 */
const ignoredIn = (query: ListingQuery): string[] => {
  const chosen = chosenNames(query).map(chipKeyOf)
  // Both filters concern the dates, so that a chosen stay also replaces 'tonight'.
  const when = ['availability', 'dates']
  const places = ['city', 'state', 'country']
  return [
    ...(query.ignored ?? []),
    ...chosen,
    ...(chosen.some((key) => when.includes(key)) ? when : []),
    ...(chosen.some((key) => places.includes(key)) ? [READ_KEYS.place] : []),
    ...(chosen.includes('propertyType') ? [READ_KEYS.type] : []),
  ]
}

/** Tells whether a query finds listings by a text, not only by filters. */
export const hasText = ({ search = '', similarTo }: ListingQuery): boolean =>
  similarTo === undefined && searchWords(search).length > 0

/** Reads the text of a query without the filters that the guest has taken away or chosen. */
export const readQuery = (
  query: ListingQuery,
  vocabulary: Vocabulary,
  context: Omit<ReadingContext, 'ignored'>,
): SearchReading =>
  readSearch(query.search ?? '', vocabulary, { ...context, ignored: ignoredIn(query) })

/** Groups of results in their order. The first fulfils everything that was read. */
const GROUPS = ['match', ...CLOSE_KINDS] as const
type Group = (typeof GROUPS)[number]

/** Returns the points of the best place in which a listing has one of the texts. */
function pointsIn(fields: readonly string[], term: SearchTerm, texts: readonly string[]) {
  let points = 0
  for (const text of texts) {
    const pattern = patternOf(term, text)
    for (const [field, words] of fields.entries()) {
      const most = POINTS.whole[field] ?? 0
      if (most <= points) break
      if (!words.includes(pattern)) continue
      const form = words.includes(` ${text}`) ? 'start' : 'inside'
      const isWhole = words.includes(` ${text} `)
      points = isWhole ? most : Math.max(points, POINTS[form][field] ?? 0)
    }
  }
  return points
}

const contains = (fields: readonly string[], text: string) =>
  fields.some((field) => field.includes(text))

const pointsOfNames = (fields: readonly string[], names: readonly string[]) =>
  names.reduce((sum, name) => {
    const field = fields.findIndex((each) => each.includes(` ${name} `))
    return field < 0 ? sum : sum + TYPED_NAME_POINTS - field
  }, 0)

/** Terms that a full match has. */
export const requiredOf = ({ terms }: SearchReading) =>
  terms.filter(({ isOptional }) => !isOptional)

/**
 * Whether more than the place was read, so that close matches help. Below the homes of a place
 * alone, those of its state would only be a longer list.
 */
export const hasClose = (reading: SearchReading) =>
  requiredOf(reading).length > 0 || Object.keys(reading.filters).length > 0

/**
 * Whether listings that contain the words anywhere count as well (FILT-14). Signs alone find
 * nothing, one letter finds words that are that letter, and the letters of a short name such as
 * 'vi' are in many words.
 */
export const comparesLiterals = ({ literals, place, terms }: SearchReading) => {
  const isShortName = place !== undefined || terms.some(({ isName }) => isName)
  const fewest = isShortName ? SHORT_NAME_LETTERS : 1
  return literals.some((word) => word.replaceAll(' ', '').length > fewest)
}

/** A listing with its group and points. */
export interface Ranked {
  group: Group
  points: number
}

/**
 * Returns the group and the points of a listing, or undefined when it does not match at all. Its
 * fields are those of looseFieldsOf().
 */
export function rankOf(
  reading: SearchReading,
  { fields, place, bedrooms }: { fields: readonly string[]; place: PlaceKeys; bedrooms: number },
): Ranked | undefined {
  const { terms, literals, phrase, unwanted, place: wanted } = reading
  const same = terms.map((term) => pointsIn(fields, term, term.same))
  const near = terms.map((term, i) => same[i] || pointsIn(fields, term, term.near))
  const isInPlace = wanted !== undefined && isInAny(place, wanted.anyOf)
  const isNamed = phrase !== '' && fields[NAME_FIELD]?.includes(` ${phrase} `) === true
  const { bedroomNo = 0 } = reading.filters
  const { each = [], areas = [], mentions = [], states = [] } = wanted ?? {}
  const inArea = pointsOfNames(fields, isInPlace ? [...areas, ...each] : areas)
  const points =
    near.reduce((sum, each) => sum + each, 0) +
    (isNamed ? NAME_POINTS : 0) +
    // Hosts give an area another city than its own.
    (isInPlace || inArea > 0 ? IN_PLACE_POINTS : 0) +
    inArea +
    (bedroomNo >= 3 && bedrooms === bedroomNo ? EXACT_BEDROOM_POINTS : 0)
  const has = (found: readonly number[]) =>
    terms.every(({ isOptional }, index) => isOptional || (found[index] ?? 0) > 0)
  const isPlaced = !wanted || isInPlace || mentions.some((word) => contains(fields, ` ${word} `))
  const isUnwanted =
    (phrase === '' || !contains(fields, phrase)) &&
    (isInAny(place, unwanted.places) ||
      unwanted.terms.some((term) => pointsIn(fields, term, [...term.same, ...term.near]) > 0))
  const readsSomething = terms.length > 0 || wanted !== undefined || reading.takesAll
  const required = requiredOf(reading).length
  const groupOf = (): Group | undefined => {
    if (isNamed) return 'match'
    if (isUnwanted) return undefined
    if (readsSomething && isPlaced && has(same)) return 'match'
    if (readsSomething && isPlaced && has(near)) return 'spelling'
    const isClose = wanted !== undefined && hasClose(reading)
    if (isClose && isInPlace) return 'place'
    if (isClose && has(near) && isInAny(place, states)) return 'state'
    if (isClose && required > 0 && has(near)) return 'elsewhere'
    if (comparesLiterals(reading) && literals.every((text) => contains(fields, text)))
      return 'letters'
    const isPart = near.some((each, i) => each > 0 && !terms[i]?.isOptional)
    return isPart && required > 1 && !wanted ? 'part' : undefined
  }
  const group = groupOf()
  return group && { group, points }
}

/**
 * Returns listings by group, then in the chosen order or by points. Those with a part of the text are
 * left out where others match better.
 */
export function inOrder<Each extends Ranked>(
  ranked: readonly Each[],
  chosen: ((a: Each, b: Each) => number) | undefined,
  tie: (a: Each, b: Each) => number,
): Each[] {
  const better = ranked.filter(({ group }) => group !== 'part')
  return (better.length > 0 ? better : [...ranked]).sort(
    (a, b) =>
      GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) ||
      (chosen ? chosen(a, b) : b.points - a.points || tie(a, b)),
  )
}

/** What a page says about a search text besides its listings. */
export const summaryOf = (reading: SearchReading, ranked: readonly Ranked[]) => {
  const count = (wanted: Group) => ranked.filter(({ group }) => group === wanted).length
  const counted = CLOSE_KINDS.map((kind) => ({ kind, total: count(kind) }))
  const close = counted.filter(({ total }) => total > 0)
  const read: ReadFilters = {
    ...reading.filters,
    ...(reading.place && { place: reading.place.label }),
    ...(reading.types.length > 0 && { type: reading.types.join(', ') }),
  }
  const without = requiredOf(reading).map(({ typed }) => typed)
  return {
    matched: count('match'),
    ...(close.length > 0 && { close }),
    ...(Object.keys(read).length > 0 && { read }),
    ...(close.length > 0 && without.length > 0 && { words: without }),
  }
}
