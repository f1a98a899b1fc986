import { sql, type RawBuilder } from 'kysely'
import { LISTING_DEFAULTS, RANKED_MAXIMUM } from '@domain/constants'
import { NAME_FIELD } from '@domain/search/loose-text'
import {
  EXACT_BEDROOM_POINTS,
  NAME_POINTS,
  PART_LEVEL,
  PART_POINTS,
  PLACE_PART_POINTS,
  placeHits,
  readParts,
  type Hit,
  type PlannedTerm,
  type SearchPlan,
} from '@domain/search/relevance'
import type { IsoDate } from '@domain/stay/stay-date'
import { containing, listingConditions } from './listing-conditions'

type Sql = RawBuilder<unknown>

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
const any = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
const sum = (points: readonly Sql[]): Sql =>
  points.length === 0 ? sql`0` : sql`(${sql.join(points, sql` + `)})`
const points = (condition: Sql, count: number): Sql =>
  sql`case when ${condition} then ${sql.lit(count)} else 0 end`

const hasLiterals = (literals: readonly string[]): Sql =>
  all(literals.map((literal) => sql`l.search_text like ${containing(literal)}`))

/** `loose.fields` counts from 1. */
const hasPattern = ({ field, pattern }: Pick<Hit, 'field' | 'pattern'>): Sql =>
  sql`strpos(loose.fields[${sql.lit(field + 1)}], ${pattern}::text) > 0`

/** Returns the points of the first hit, which has the most. */
const pointsOf = (hits: readonly Hit[]): Sql =>
  hits.length === 0
    ? sql`0`
    : sql`case ${sql.join(
        hits.map((hit) => sql`when ${hasPattern(hit)} then ${sql.lit(hit.points)}`),
        sql` `,
      )} else 0 end`

/** A quick condition that every match of the term fulfils. The indexes answer it. */
const hasText = ({ literals, texts }: PlannedTerm): Sql =>
  any([hasLiterals(literals), ...texts.map((text) => sql`l.search_loose like ${containing(text)}`)])

export interface RankedSearch {
  plan: SearchPlan
  /** Whether listings that match a part of the text count. */
  isPart: boolean
  today: IsoDate
}

/** Returns a condition that `listings l` fulfils all filters that were read in the text. */
export const readCondition = (search: RankedSearch) =>
  all(readOf(search).map(({ fulfils }) => fulfils))

/**
 * Tells whether every listing matches: by filler only, or by filters that none fulfils together.
 */
export const takesAll = ({ plan, isPart }: RankedSearch) =>
  isPart ? plan.terms.length === 0 && Object.keys(plan.filters).length > 0 : plan.takesAll

const readOf = ({ plan, today }: RankedSearch) =>
  readParts(plan.filters).map(({ wanted, points: count }) => ({
    fulfils: all(listingConditions(wanted, today)),
    count,
  }))

const nameContainsPhrase = ({ phrase }: SearchPlan) =>
  phrase
    ? sql`coalesce(${hasPattern({ field: NAME_FIELD, pattern: ` ${phrase} ` })}, false)`
    : sql`false`

/** Returns a condition on `listings l` that every match fulfils. The indexes of texts answer it. */
export function candidateCondition(search: RankedSearch): Sql {
  const { plan, isPart } = search
  const read = readOf(search)
  const fulfilsAll = readCondition(search)
  const literally = hasLiterals(plan.literals)
  const hasTexts = plan.terms.filter(({ isOptional }) => !isOptional).map(hasText)
  if (isPart) {
    const readAlone = plan.terms.length === 0 ? sql`true` : fulfilsAll
    return any([read.length === 0 ? sql`false` : readAlone, ...hasTexts])
  }
  if (plan.takesAll) return sql`true`
  const isNamed = plan.phrase
    ? sql`l.search_loose like ${containing(` ${plan.phrase} `)}`
    : sql`false`
  return any([isNamed, literally, all([fulfilsAll, ...hasTexts])])
}

/**
 * Returns a query of the ids, levels and points of the listings that match a plan. It means the
 * same as matchOf() and partPoints() of domain, and a test compares them on random listings.
 *
 * @param listings Query of the listings to compare, in the order in which they count.
 * @param quick Quick condition that every match fulfils.
 */
export function rankedListings(search: RankedSearch, listings: Sql, quick: Sql = sql`true`): Sql {
  const { plan, isPart } = search
  const read = readOf(search)
  const fulfilsAll = readCondition(search)
  const isNamed = nameContainsPhrase(plan)
  const literally = hasLiterals(plan.literals)
  const same = plan.terms.map(
    ({ hits, literals, literalPoints }) =>
      sql`greatest(${pointsOf(hits)}, ${points(hasLiterals(literals), literalPoints)})`,
  )
  const column = (letter: string, index: number) => sql.ref(`${letter}.term_${index}`)
  const near = plan.terms.map(
    ({ nearHits }, index) => sql`greatest(${column('same', index)}, ${pointsOf(nearHits)})`,
  )
  const columns = (values: readonly Sql[]) =>
    sql.join([
      ...values.map((value, index) => sql`${value} as ${sql.ref(`term_${index}`)}`),
      sql`1 as one`,
    ])
  const each = (letter: string, least: number) =>
    plan.terms.flatMap(({ isOptional }, index) =>
      isOptional ? [] : sql`${column(letter, index)} >= ${sql.lit(least)}`,
    )
  const { bedroomNo } = plan.filters
  const isExact =
    bedroomNo !== undefined && bedroomNo >= 3
      ? sql`coalesce(l.bedroom_no, ${LISTING_DEFAULTS.bedroomNo}::int) = ${bedroomNo}::int`
      : sql`false`
  const level = isPart
    ? sql`${sql.lit(PART_LEVEL)}`
    : sql`case
          when ${isNamed} or (${fulfilsAll} and ${all(each('same', 1))}) then 0
          when ${literally} then 1
          when ${plan.takesAll ? sql`true` : all([fulfilsAll, ...each('near', 1)])} then 2
        end`
  const total = sum([
    ...plan.terms.map((_, index) => column('near', index)),
    ...read.map(({ fulfils, count }) => points(fulfils, count)),
    points(isExact, EXACT_BEDROOM_POINTS),
    points(isNamed, NAME_POINTS),
    ...(isPart ? [points(any(placeHits(plan).map(hasPattern)), PLACE_PART_POINTS)] : []),
  ])
  const hasRead = read.length > 0
  const readAlone = !hasRead ? sql`false` : plan.terms.length === 0 ? sql`true` : fulfilsAll
  const parts = isPart ? any([readAlone, ...each('near', PART_POINTS)]) : sql`true`
  // "offset 0" keeps the planner from reading the listings in another order, and from repeating an
  // expression at every use of its column.
  return sql`
    select * from (
      select l.id, l.created_at, l.base_price_kobo, l.rating, ${level} as level, ${total} as points
      from (${listings} offset 0) as l
      cross join lateral (
        select string_to_array(l.search_loose, chr(31)) as fields offset 0
      ) as loose
      cross join lateral (select ${columns(same)} offset 0) as same
      cross join lateral (select ${columns(near)} offset 0) as near
      where ${all([quick, parts])}
    ) as compared where level is not null
    limit ${sql.lit(RANKED_MAXIMUM)}`
}
