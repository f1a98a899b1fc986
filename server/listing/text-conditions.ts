import { sql, type RawBuilder } from 'kysely'
import { LISTING_DEFAULTS } from '@domain/constants'
import { LOOSE_SEPARATOR, NAME_FIELD, SEARCH_FIELDS } from '@domain/search/loose-text'
import {
  comparesText,
  filterMatch,
  matchOf,
  PART_LEVEL,
  PART_POINTS,
  partPoints,
  type Hit,
  type PlannedTerm,
  type SearchPlan,
} from '@domain/search/relevance'
import type { IsoDate } from '@domain/stay/stay-date'
import type { Database } from '@server/database/tables'
import { listingConditions } from './listing-conditions'

type Sql = RawBuilder<unknown>

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
const any = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

export interface RankedSearch {
  plan: SearchPlan
  /** Whether listings that match a part of the text count. */
  isPart: boolean
  today: IsoDate
}

/**
 * Tells whether every listing matches: by filler only, or by filters that none fulfils together.
 */
export const takesAll = ({ plan, isPart }: RankedSearch) =>
  isPart ? plan.terms.length === 0 && plan.readParts.length > 0 : plan.takesAll

const hasLiterals = (literals: readonly string[]): Sql =>
  all(literals.map((literal) => sql`strpos(l.search_text, ${literal}::text) > 0`))

/** `split_part` counts from 1. */
const fieldHas = (field: number, pattern: string): Sql =>
  sql`strpos(split_part(l.search_loose, ${LOOSE_SEPARATOR}::text, ${sql.lit(field + 1)}), ${pattern}::text) > 0`

const textHas = (pattern: string): Sql => sql`strpos(l.search_loose, ${pattern}::text) > 0`

/**
 * Returns conditions, one of which a listing fulfils if it has a hit. No pattern contains the
 * separator of fields, so one that counts in each field is looked for in the whole text.
 */
function hitConditions(hits: readonly Hit[]): Sql[] {
  const byPattern = new Map<string, Set<number>>()
  for (const { pattern, field } of hits) {
    byPattern.set(pattern, (byPattern.get(pattern) ?? new Set()).add(field))
  }
  const patterns = [...byPattern]
  // Where 'x' counts, ' x' and ' x ' need no conditions of their own.
  const isCovered = ([pattern, fields]: (typeof patterns)[number]) =>
    patterns.some(
      ([other, wider]) =>
        other !== pattern &&
        pattern.includes(other) &&
        [...fields].every((field) => wider.has(field)),
    )
  const byStem = new Map<string, Sql[]>()
  for (const [pattern, fields] of patterns.filter((each) => !isCovered(each))) {
    const stem = patterns
      .map(([text]) => text)
      .reduce((found, text) => (found.includes(text) ? text : found), pattern)
    const conditions =
      fields.size === SEARCH_FIELDS.length
        ? [textHas(pattern)]
        : [...fields].map((field) => fieldHas(field, pattern))
    byStem.set(stem, [...(byStem.get(stem) ?? []), ...conditions])
  }
  // Most listings lack the stem, and one look in the whole text takes less than one in each field.
  return [...byStem].map(([stem, conditions]) =>
    conditions.length === 1 ? any(conditions) : all([textHas(stem), any(conditions)]),
  )
}

const readOf = ({ plan, today }: RankedSearch) =>
  plan.readParts.map(({ wanted }) => all(listingConditions(wanted, today)))

/** Returns a condition that `listings l` fulfils all filters that were read in the text. */
export const readCondition = (search: RankedSearch) => all(readOf(search))

const isNeeded = ({ isOptional }: PlannedTerm) => !isOptional

const isNear = ({ hits, nearHits, literals, literalPoints }: PlannedTerm): Sql =>
  any([
    ...hitConditions([...hits, ...nearHits]),
    ...(literalPoints > 0 ? [hasLiterals(literals)] : []),
  ])

/** Conditions on `listings l`, of which a match fulfils at least one. */
function partsOfMatch(search: RankedSearch): readonly [Sql, Sql] {
  const { plan, isPart } = search
  const terms = plan.terms.filter(isNeeded)
  const fulfilsAll = readCondition(search)
  if (isPart) {
    const worthy = ({ points }: Hit) => points >= PART_POINTS
    const parts = terms.flatMap(({ hits, nearHits }) =>
      hitConditions([...hits, ...nearHits].filter(worthy)),
    )
    return [any(parts), plan.readParts.length > 0 ? fulfilsAll : any([])]
  }
  return [
    all([fulfilsAll, ...terms.map(isNear)]),
    any([
      hasLiterals(plan.literals),
      ...(plan.phrase ? [fieldHas(NAME_FIELD, ` ${plan.phrase} `)] : []),
    ]),
  ]
}

/** Returns a condition on `listings l` that exactly the matches fulfil (see matchOf() of domain). */
export const matchCondition = (search: RankedSearch): Sql =>
  takesAll(search) ? sql`true` : any(partsOfMatch(search))

/**
 * Returns a condition for each of one or two streams. Together they are those of all matches, and
 * no listing fulfils both.
 */
export function matchConditions(search: RankedSearch, streams: number): readonly [Sql, Sql] {
  const [first, second] = partsOfMatch(search)
  if (streams === 1) return [any([first, second]), any([])]
  // The first is null where a listing has no loose text yet.
  return [first, sql`(${second} and ${first} is not true)`]
}

/** A listing that matches, with what its points depend on. */
export interface MatchRow {
  id: string
  bedrooms: number
  /** Whether it fulfils each of the plan's readParts. */
  fulfilled: boolean[]
  /** The literals that occur in its text, wherever they matter. */
  literals: string
  /** Empty in a listing that fill-search.ts has not filled yet. */
  loose: string
}

/** A character that no text of a listing contains. */
const BETWEEN_COLUMNS = '\u001e'

/** Literals that decide something. */
const literalsOf = ({ plan }: RankedSearch) =>
  comparesText(plan)
    ? [...new Set([...plan.literals, ...plan.terms.flatMap(({ literals }) => literals)])]
    : []

/** Returns conditions as a text of ones and zeros. */
const bits = (conditions: readonly Sql[]): Sql =>
  sql`concat(${sql.join([sql`''`, ...conditions.map((each) => sql`case when ${each} then 1 else 0 end`)])})`

const isOne = (bit: string) => bit === '1'

/** Returns a MatchRow of `listings l` as one text, which is read sooner than several columns. */
export const matchText = (search: RankedSearch): Sql => sql`concat_ws(
  ${BETWEEN_COLUMNS}::text, l.id, coalesce(l.bedroom_no, ${sql.lit(LISTING_DEFAULTS.bedroomNo)}),
  ${bits(readOf(search))}, ${bits(literalsOf(search).map((literal) => hasLiterals([literal])))},
  coalesce(l.search_loose, ''))`

/** Runs a query with a column `match` of matchText(). */
export async function readMatches(
  database: Database,
  search: RankedSearch,
  query: Sql,
): Promise<MatchRow[]> {
  const { rows } = await sql<{ match: string }>`${query}`.execute(database)
  const asked = literalsOf(search)
  return rows.map(({ match }) => {
    const [id = '', bedrooms, fulfilled = '', found = '', loose = ''] = match.split(BETWEEN_COLUMNS)
    return {
      id,
      bedrooms: Number(bedrooms),
      fulfilled: Array.from(fulfilled, isOne),
      literals: asked.filter((_, index) => isOne(found[index] ?? '')).join(LOOSE_SEPARATOR),
      loose,
    }
  })
}

/** Returns the level and the points of a match, as selectListings() does. */
export function rankOf({ plan, isPart }: RankedSearch, row: MatchRow) {
  const texts = { text: row.literals, fields: row.loose.split(LOOSE_SEPARATOR) }
  const filters = filterMatch(plan, row.fulfilled, row.bedrooms)
  if (!isPart) return matchOf(plan, texts, filters)
  const points = partPoints(plan, texts, filters)
  return points === undefined ? undefined : { level: PART_LEVEL, points }
}
