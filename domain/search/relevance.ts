import type { ReadFilters } from '@domain/schemas/listing-schema'
import { type ChipKey, chipKeyOf, FILTER_NAMES } from './filter-table'
import { CLOSE_KINDS, type ListingQuery } from './listing-query'
import { isInAny, type PlaceKeys } from './places'
import { isChosen } from './query-values'
import { PLACE_KEY, type SearchReading, type SearchTerm, TYPE_KEY } from './read-search'
import { looseParts, NAME_FIELD, SEARCH_FIELDS } from './search-text'

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
/** An area that the text names and the listing mentions, less one for each field. */
const TYPED_NAME_POINTS = 110

/** Shortest other word whose beginning counts as well, so that 'gen' does not find 'gentle'. */
const START_LETTERS = 5
/** Longest short name that counts as a whole word only, so that 'ac' does not find 'place'. */
const SHORT_NAME_LETTERS = 2

/** A text that a loose field may contain, and its points. */
interface Hit {
  field: number
  pattern: string
  points: number
}

/**
 * Returns what may be found of a term, most points first. A typed word also counts where a word
 * begins with it or contains it, other words only where one begins with them.
 */
function hitsOf({ same, isName, isWhole }: SearchTerm, texts: readonly string[]): Hit[] {
  const hits = texts.flatMap((text) => {
    const isTyped = text === same[0]
    const isShortName = isName && text.length <= SHORT_NAME_LETTERS
    const isPart = isTyped && !isShortName && !isWhole && !text.includes(' ')
    const forms: [keyof typeof POINTS, string][] = [['whole', ` ${text} `]]
    if (isPart || (text.length >= START_LETTERS && !isWhole)) forms.push(['start', ` ${text}`])
    if (isPart) forms.push(['inside', text])
    return SEARCH_FIELDS.flatMap((_, field) =>
      forms.map(([form, pattern]) => ({
        field,
        pattern,
        points:
          isName && isTyped && form === 'whole'
            ? TYPED_NAME_POINTS - field
            : (POINTS[form][field] ?? 0),
      })),
    )
  })
  return hits.sort((a, b) => b.points - a.points)
}

/** A term with everything that a listing is compared with. */
export interface PlannedTerm extends SearchTerm {
  hits: readonly Hit[]
  /** Hits of the nearest spelling. */
  nearHits: readonly Hit[]
  /** Shortest patterns of all hits, of which a matching listing contains one. */
  patterns: readonly string[]
}

export interface SearchPlan extends Omit<SearchReading, 'terms'> {
  terms: readonly PlannedTerm[]
}

/** Leaves out patterns that contain another one. */
const shortest = (patterns: readonly string[]) =>
  [...new Set(patterns)].filter(
    (pattern, _, all) => !all.some((other) => other !== pattern && pattern.includes(other)),
  )

export const planOf = ({ terms, ...reading }: SearchReading): SearchPlan => ({
  ...reading,
  terms: terms.map((term) => {
    const [hits, nearHits] = [hitsOf(term, term.same), hitsOf(term, term.near)]
    const patterns = shortest([...hits, ...nearHits].map(({ pattern }) => pattern))
    return { ...term, hits, nearHits, patterns }
  }),
})

/**
 * Returns the keys of the chips that are not read in the text of a query: those that the guest has
 * taken away, and those that the guest has chosen.
 */
export const ignoredIn = (query: ListingQuery): string[] => {
  const chosen = FILTER_NAMES.filter((name) => isChosen(query[name])).map(chipKeyOf)
  // Both filters concern the dates, so that a chosen stay also replaces 'tonight'.
  const when: ChipKey[] = ['availability', 'dates']
  const places: ChipKey[] = ['city', 'state', 'country']
  return [
    ...(query.ignored ?? []),
    ...chosen,
    ...(chosen.some((key) => when.includes(key)) ? when : []),
    ...(chosen.some((key) => places.includes(key)) ? [PLACE_KEY] : []),
    ...(chosen.includes('propertyType') ? [TYPE_KEY] : []),
  ]
}

/** Groups of results in their order. The first fulfils everything that was read. */
export const GROUPS = ['match', ...CLOSE_KINDS] as const
export type Group = (typeof GROUPS)[number]

/** What a text is compared with. */
export interface Searched {
  /** From looseFieldsOf(). */
  fields: readonly string[]
  /** Whether the text as written contains every word of plan.literals. */
  hasLiterals: boolean
  place: PlaceKeys
  bedrooms: number
}

function pointsIn(fields: readonly string[], hits: readonly Hit[]) {
  return hits.find(({ field, pattern }) => fields[field]?.includes(pattern))?.points ?? 0
}

const mentions = (fields: readonly string[], words: readonly string[]) =>
  words.some((word) => fields.some((field) => field.includes(` ${word} `)))

const areaPoints = (fields: readonly string[], areas: readonly string[]) =>
  Math.max(
    0,
    ...areas.map((area) => {
      const field = fields.findIndex((each) => each.includes(` ${area} `))
      return field < 0 ? 0 : TYPED_NAME_POINTS - field
    }),
  )

/** Terms that a full match has. */
export const requiredOf = ({ terms }: SearchPlan) => terms.filter(({ isOptional }) => !isOptional)

/**
 * Whether more than the place was read, so that close matches help. Below the homes of a place
 * alone, those of its state would only be a longer list.
 */
export const hasClose = (plan: SearchPlan) =>
  requiredOf(plan).length > 0 || Object.keys(plan.filters).length > 0

/**
 * Whether listings that contain the words anywhere count as well (FILT-14). Signs alone find
 * nothing, one letter finds words that are that letter, and the letters of a short name such as
 * 'vi' are in many words.
 */
export const comparesLiterals = ({ literals, place, terms }: SearchPlan) => {
  const isShortName = place !== undefined || terms.some(({ isName }) => isName)
  const fewest = isShortName ? SHORT_NAME_LETTERS : 1
  return literals.some((word) => looseParts(word).join('').length > fewest)
}

/** Returns the group and the points of a listing, or undefined when it does not match at all. */
export function rankOf(
  plan: SearchPlan,
  { fields, hasLiterals, place, bedrooms }: Searched,
): { group: Group; points: number } | undefined {
  const same = plan.terms.map(({ hits }) => pointsIn(fields, hits))
  const near = plan.terms.map(({ nearHits }, index) => same[index] || pointsIn(fields, nearHits))
  const isInPlace = plan.place !== undefined && isInAny(place, plan.place.anyOf)
  const isNamed = plan.phrase !== '' && fields[NAME_FIELD]?.includes(` ${plan.phrase} `) === true
  const { bedroomNo = 0 } = plan.filters
  const inArea = plan.place ? areaPoints(fields, plan.place.areas) : 0
  const points =
    near.reduce((sum, each) => sum + each, 0) +
    (isNamed ? NAME_POINTS : 0) +
    // Hosts give an area another city than its own.
    (isInPlace || inArea > 0 ? IN_PLACE_POINTS : 0) +
    inArea +
    (bedroomNo >= 3 && bedrooms === bedroomNo ? EXACT_BEDROOM_POINTS : 0)
  const has = (found: readonly number[]) =>
    plan.terms.every(({ isOptional }, index) => isOptional || (found[index] ?? 0) > 0)
  const isPlaced = !plan.place || isInPlace || mentions(fields, plan.place.mentions)
  const readsSomething = plan.terms.length > 0 || plan.place !== undefined || plan.takesAll
  const groupOf = (): Group | undefined => {
    if (isNamed || (readsSomething && isPlaced && has(same))) return 'match'
    if (readsSomething && isPlaced && has(near)) return 'spelling'
    const isClose = plan.place !== undefined && hasClose(plan)
    if (isClose && isInPlace) return 'place'
    if (isClose && has(near) && isInAny(place, plan.place?.states ?? [])) return 'state'
    if (isClose && requiredOf(plan).length > 0 && has(near)) return 'elsewhere'
    if (hasLiterals && comparesLiterals(plan)) return 'letters'
    const required = requiredOf(plan)
    const isPart =
      required.length > 1 && near.some((each, i) => each > 0 && !plan.terms[i]?.isOptional)
    return isPart && !plan.place ? 'part' : undefined
  }
  const group = groupOf()
  return group && { group, points }
}

/** A listing with its group and points. */
export interface Ranked {
  group: Group
  points: number
}

/** Leaves out listings with a part of the text where others match better. */
export const withoutParts = <Each extends Ranked>(ranked: readonly Each[]): Each[] => {
  const better = ranked.filter(({ group }) => group !== 'part')
  return better.length > 0 ? better : [...ranked]
}

/** Compares by group, then by the chosen order or by points. */
export const byRank =
  <Each>(chosen: ((a: Each, b: Each) => number) | undefined, tie: (a: Each, b: Each) => number) =>
  (a: Each & Ranked, b: Each & Ranked): number =>
    GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) ||
    (chosen ? chosen(a, b) : b.points - a.points || tie(a, b))

/** What a page says about a search text besides its listings. */
export const summaryOf = (plan: SearchPlan, ranked: readonly Ranked[]) => {
  const count = (wanted: Group) => ranked.filter(({ group }) => group === wanted).length
  const close = GROUPS.flatMap((kind) =>
    kind !== 'match' && count(kind) > 0 ? [{ kind, total: count(kind) }] : [],
  )
  const read: ReadFilters = {
    ...plan.filters,
    ...(plan.place && { place: plan.place.label }),
    ...(plan.types.length > 0 && { type: plan.types.join(', ') }),
  }
  const without = requiredOf(plan).map(({ typed }) => typed)
  return {
    matched: count('match'),
    ...(close.length > 0 && { close }),
    ...(Object.keys(read).length > 0 && { read }),
    ...(close.length > 0 && without.length > 0 && { words: without }),
  }
}
