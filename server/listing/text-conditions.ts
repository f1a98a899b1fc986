import { sql, type RawBuilder } from 'kysely'
import { LISTING_DEFAULTS } from '@domain/constants'
import { NAME_FIELD } from '@domain/search/loose-text'
import {
  EXACT_BEDROOM_POINTS,
  LITERAL_POINTS,
  NAME_POINTS,
  PART_LEVEL,
  PART_POINTS,
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

/**
 * Returns a query of the ids, levels and points of the listings that match a plan, among those that
 * fulfil the conditions. It means the same as matchOf() and partPoints() of domain, and a test
 * compares them on random listings.
 *
 * @param isPart Whether listings that match a part of the text count.
 */
export function rankedListings(
  plan: SearchPlan,
  conditions: readonly Sql[],
  today: IsoDate,
  isPart: boolean,
): Sql {
  const read = readParts(plan.filters).map(({ wanted, points: count }) => ({
    fulfils: all(listingConditions(wanted, today)),
    count,
  }))
  const fulfilsAll = all(read.map(({ fulfils }) => fulfils))
  const isNamed = plan.phrase
    ? sql`coalesce(${hasPattern({ field: NAME_FIELD, pattern: ` ${plan.phrase} ` })}, false)`
    : sql`false`
  const literally = hasLiterals(plan.literals)
  const same = plan.terms.map(
    ({ hits, literals }) =>
      sql`greatest(${pointsOf(hits)}, ${points(hasLiterals(literals), LITERAL_POINTS)})`,
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
    : plan.isLiteral
      ? sql`case when ${literally} then 0 end`
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
  ])
  const hasTexts = plan.terms.filter(({ isOptional }) => !isOptional).map(hasText)
  const hasRead = read.length > 0
  const readAlone = !hasRead ? sql`false` : plan.terms.length === 0 ? sql`true` : fulfilsAll
  const candidates = isPart
    ? any([readAlone, ...hasTexts])
    : plan.isLiteral
      ? literally
      : plan.takesAll
        ? sql`true`
        : any([isNamed, literally, all(hasTexts)])
  const parts = isPart ? any([readAlone, ...each('near', PART_POINTS)]) : sql`true`
  return sql`
    select * from (
      select l.id, l.created_at, l.base_price_kobo, l.rating, ${level} as level, ${total} as points
      from listings l
      cross join lateral (select string_to_array(l.search_loose, chr(31)) as fields) as loose
      cross join lateral (select ${columns(same)}) as same
      cross join lateral (select ${columns(near)}) as near
      where ${all([...conditions, candidates, parts])}
    ) as compared where level is not null`
}
