import { LISTING_DEFAULTS } from '@domain/constants'
import type { Listing, ReadFilters } from '@domain/schemas/listing-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { matchesFilters } from './filter-matches'
import { chipKeyOf, FILTER_NAMES, type ChipKey, type FilterName } from './filter-table'
import type { ListingQuery } from './listing-query'
import { looseParts, NAME_FIELD, PLACE_FIELD, SEARCH_FIELDS } from './loose-text'
import { isChosen } from './query-values'
import type { SearchReading, SearchTerm } from './read-search'
import { STATE_WORDS } from './search-text'

/** Points of a match by field, in the order of SEARCH_FIELDS. */
const POINTS = {
  whole: [100, 80, 60, 40, 20],
  start: [70, 50, 45, 25, 10],
  inside: [12, 10, 8, 5, 2],
} as const
/** A listing whose name contains the whole text comes first. */
const NAME_POINTS = 150
/** Three bedrooms find listings with more as well, but those with three come first. */
const EXACT_BEDROOM_POINTS = 30
/** A word that occurs only as it was typed, with its signs. */
const LITERAL_POINTS = 1
/** Fewest points of a word for a listing that matches only a part of the text. */
export const PART_POINTS = 10
/** Points of each read filter that a listing fulfils. Both bounds of a price count once. */
const FILTER_POINTS: Record<ChipKey<keyof ReadFilters>, number> = {
  bedroomNo: 45,
  guestNo: 40,
  price: 45,
  rating: 20,
  availability: 20,
  dates: 20,
}

/** A text that a loose field may contain, and its points. */
export interface Hit {
  /** Index in SEARCH_FIELDS. */
  field: number
  pattern: string
  points: number
}

/** Shortest other word whose beginning counts as well, so that 'gen' does not find 'gentle'. */
const START_LETTERS = 5

/** Longest short name that counts as a whole word only, so that 'vi' does not find 'villa'. */
const SHORT_NAME_LETTERS = 2

/**
 * Points of a name of an area as typed, less one for each field. They exceed those of its city, so
 * that listings in the area come before others of the city.
 */
const TYPED_NAME_POINTS = 110

function hitsOf(texts: readonly string[], typed: readonly string[], isName = false): Hit[] {
  const hits = texts.flatMap((text) =>
    SEARCH_FIELDS.flatMap((_, field) => {
      const isTyped = typed.includes(text)
      const forms: [keyof typeof POINTS, string][] = [['whole', ` ${text} `]]
      const isShortName = isName && text.length <= SHORT_NAME_LETTERS && field !== PLACE_FIELD
      // The first of several words must be whole, so that the index finds it.
      const isPart = isTyped && !isShortName && !text.includes(' ')
      if (isPart || text.length >= START_LETTERS) forms.push(['start', ` ${text}`])
      if (isPart) forms.push(['inside', text])
      return forms.map(([form, pattern]) => {
        const isTypedName = isName && isTyped && form === 'whole'
        return {
          field,
          pattern,
          points: isTypedName ? TYPED_NAME_POINTS - field : (POINTS[form][field] ?? 0),
        }
      })
    }),
  )
  return hits.sort((a, b) => b.points - a.points)
}

/** Hits in one field, most points first. */
interface FieldHits {
  field: number
  /** Texts of which every hit contains one, so that most fields need no further look. */
  stems: readonly string[]
  hits: readonly Hit[]
}

/** Sorts hits by their fields, the field with the most points first. */
function byField(hits: readonly Hit[]): FieldHits[] {
  return [...new Set(hits.map(({ field }) => field))].map((field) => {
    const own = hits.filter((hit) => hit.field === field)
    const patterns = [...new Set(own.map(({ pattern }) => pattern))]
    const isStem = (pattern: string) =>
      !patterns.some((other) => other !== pattern && pattern.includes(other))
    return { field, stems: patterns.filter(isStem), hits: own }
  })
}

/** Search term with everything that a listing is compared with. The SQL is built from it too. */
export interface PlannedTerm {
  literals: readonly string[]
  /** Points for the literals alone. None for a short name, whose letters are in many words. */
  literalPoints: number
  /** Hits of the typed word and its other names, most points first. */
  hits: readonly Hit[]
  isOptional: boolean
  /** Hits of the nearest spelling. */
  nearHits: readonly Hit[]
  /** Both kinds of hits, by field. */
  inFields: { hits: readonly FieldHits[]; nearHits: readonly FieldHits[] }
  /** Those of the following that count wherever they are in a word. The others are whole words. */
  typed: readonly string[]
  /** Loose texts of which a matching listing contains at least one, unless it has the literals. */
  texts: readonly string[]
}

/**
 * Points of a place among listings that match only a part of the text, so that 'gra benin' shows
 * Benin before the GRA of another city.
 */
const PLACE_PART_POINTS = 150

/** Read filters that count together, and their points. */
export interface ReadPart {
  wanted: ReadFilters
  points: number
}

export interface SearchPlan extends Omit<SearchReading, 'terms'> {
  terms: readonly PlannedTerm[]
  /** Hits of all terms that are a whole place. */
  placeHits: readonly FieldHits[]
  readParts: readonly ReadPart[]
}

function planned({
  literals,
  same,
  near,
  isName,
  isOptional,
  isOfCompound,
}: SearchTerm): PlannedTerm {
  const typed = isOfCompound ? [] : same.slice(0, 1)
  const [hits, nearHits] = [hitsOf(same, typed, isName), hitsOf(near, [])]
  return {
    literals,
    literalPoints: isName && (same[0] ?? '').length <= SHORT_NAME_LETTERS ? 0 : LITERAL_POINTS,
    isOptional,
    typed: typed.filter((text) => !text.includes(' ')),
    hits,
    nearHits,
    inFields: { hits: byField(hits), nearHits: byField(nearHits) },
    texts: [...same, ...near],
  }
}

const isPlace = ({ field, pattern }: Hit) => field === PLACE_FIELD && /^ .* $/.test(pattern)

/** Splits read filters into those that count together. */
const readPartsOf = (filters: ReadFilters): ReadPart[] =>
  Object.entries(FILTER_POINTS).flatMap(([key, points]) => {
    const own = Object.entries(filters).filter(([name]) => chipKeyOf(name as FilterName) === key)
    return own.length > 0 ? [{ wanted: Object.fromEntries(own) as ReadFilters, points }] : []
  })

export function planOf({ terms: read, ...reading }: SearchReading): SearchPlan {
  const terms = read.map(planned)
  const placeHits = terms.flatMap(({ hits, nearHits }) => [...hits, ...nearHits].filter(isPlace))
  const sorted = placeHits.toSorted((a, b) => b.points - a.points)
  return {
    ...reading,
    terms,
    placeHits: byField(sorted),
    readParts: readPartsOf(reading.filters),
  }
}

/**
 * Tells whether the loose fields contain the term wherever the text as written does, so that its
 * hits alone decide.
 */
const isInFields = ({ literals: [literal = '', ...others], hits }: PlannedTerm) =>
  others.length === 0 &&
  looseParts(literal)[0] === literal &&
  !STATE_WORDS.some((word) => word.includes(literal)) &&
  SEARCH_FIELDS.every((_, field) =>
    hits.some((hit) => hit.field === field && hit.pattern === literal),
  )

/**
 * Tells whether a match depends on the text of a listing as written. Otherwise the loose fields
 * alone decide, and an empty text ranks a listing the same.
 */
export const comparesText = ({ terms, literals, readParts, takesAll }: SearchPlan) =>
  takesAll ||
  readParts.length > 0 ||
  terms.length === 0 ||
  !terms.every((term) => isInFields(term) && term.literals.every((each) => literals.includes(each)))

/**
 * Returns the keys of the filters that are not read in the text of a query: those that the guest
 * has taken away, and those that the guest has chosen.
 */
export const ignoredIn = (query: ListingQuery): string[] => {
  const chosen = FILTER_NAMES.filter((name) => isChosen(query[name])).map(chipKeyOf)
  // Both filters concern the dates, so that a chosen stay also replaces 'tonight'.
  const when: ChipKey[] = ['availability', 'dates']
  const isTimed = chosen.some((key) => when.includes(key))
  return [...(query.ignored ?? []), ...chosen, ...(isTimed ? when : [])]
}

/**
 * Tells whether listings that match a part of a text are shown. With dates in the text the nearest
 * free dates are offered instead, because a listing that is booked on those dates is of no use.
 */
export const showsParts = ({ filters }: SearchPlan) => filters.startDate === undefined

/** How a listing matches a text: 0 fully, 1 by its letters only, 2 by near spelling. */
export type MatchLevel = 0 | 1 | 2
/** Level of a listing that matches a part of the text, shown when no other listing is found. */
export const PART_LEVEL = 3
export interface Match {
  level: MatchLevel
  points: number
}

const hasAll = (text: string, literals: readonly string[]) =>
  literals.every((literal) => text.includes(literal))

function pointsIn(fields: readonly string[], inFields: readonly FieldHits[]) {
  let points = 0
  for (const { field, stems, hits } of inFields) {
    if ((hits[0]?.points ?? 0) <= points) break
    const text = fields[field] ?? ''
    if (!stems.some((stem) => text.includes(stem))) continue
    const hit = hits.find(({ pattern }) => text.includes(pattern))
    points = Math.max(points, hit?.points ?? 0)
  }
  return points
}

/** How a listing fulfils the filters that were read in a text. */
export interface FilterMatch {
  fulfilsAll: boolean
  /** Points of those that it fulfils. */
  points: number
}

/**
 * @param fulfilled Whether the listing fulfils each of the plan's readParts.
 * @param bedrooms Number of its bedrooms.
 */
export function filterMatch(
  { readParts, filters: { bedroomNo } }: SearchPlan,
  fulfilled: readonly boolean[],
  bedrooms: number,
): FilterMatch {
  const isExact = bedroomNo !== undefined && bedroomNo >= 3 && bedrooms === bedroomNo
  return {
    fulfilsAll: fulfilled.every(Boolean),
    points: readParts.reduce(
      (sum, { points }, index) => (fulfilled[index] ? sum + points : sum),
      isExact ? EXACT_BEDROOM_POINTS : 0,
    ),
  }
}

/** Returns how a listing fulfils the filters that were read in a text. */
export const filterMatchOf = (plan: SearchPlan, listing: Listing, today: IsoDate): FilterMatch =>
  filterMatch(
    plan,
    plan.readParts.map(({ wanted }) => matchesFilters(wanted, listing, today)),
    listing.bedroomNo ?? LISTING_DEFAULTS.bedroomNo,
  )

/** What a text is compared with. */
export interface SearchedTexts {
  /** From searchTextOf(). */
  text: string
  /** From looseFieldsOf(). */
  fields: readonly string[]
}

function compared(plan: SearchPlan, { text, fields }: SearchedTexts, filters: FilterMatch) {
  const isNamed = plan.phrase !== '' && fields[NAME_FIELD]?.includes(` ${plan.phrase} `) === true
  const same = plan.terms.map(
    ({ inFields, literals, literalPoints }) =>
      // Any hit has more points than the literals.
      pointsIn(fields, inFields.hits) || (hasAll(text, literals) ? literalPoints : 0),
  )
  const near = plan.terms.map(({ inFields }, index) =>
    Math.max(same[index] ?? 0, pointsIn(fields, inFields.nearHits)),
  )
  const sum = near.reduce((total, each) => total + each, filters.points)
  return { isNamed, same, near, sum: sum + (isNamed ? NAME_POINTS : 0) }
}

/** Returns the points of the terms that a match must have. */
const needed = ({ terms }: SearchPlan, points: readonly number[]) =>
  points.filter((_, index) => !terms[index]?.isOptional)

/** Returns how a listing matches, or undefined when it does not. */
export function matchOf(
  plan: SearchPlan,
  texts: SearchedTexts,
  filters: FilterMatch,
): Match | undefined {
  const { isNamed, same, near, sum } = compared(plan, texts, filters)
  if (isNamed || (filters.fulfilsAll && needed(plan, same).every((points) => points > 0))) {
    return { level: 0, points: sum }
  }
  if (hasAll(texts.text, plan.literals)) return { level: 1, points: sum }
  const isNear =
    plan.takesAll || (filters.fulfilsAll && needed(plan, near).every((points) => points > 0))
  return isNear ? { level: 2, points: sum } : undefined
}

/** Returns the points of a listing that matches a part of the text, or undefined. */
export function partPoints(
  plan: SearchPlan,
  texts: SearchedTexts,
  filters: FilterMatch,
): number | undefined {
  const { near, sum } = compared(plan, texts, filters)
  const hasRead = plan.readParts.length > 0
  const isPart =
    needed(plan, near).some((points) => points >= PART_POINTS) ||
    (hasRead && (plan.terms.length === 0 || filters.fulfilsAll))
  const isPlaced = pointsIn(texts.fields, plan.placeHits) > 0
  return isPart ? sum + (isPlaced ? PLACE_PART_POINTS : 0) : undefined
}
