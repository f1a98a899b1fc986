import { type RawBuilder, sql } from 'kysely'
import { LISTING_DEFAULTS, RANKED_MAXIMUM, TOTAL_CAP } from '@domain/constants'
import { slugify } from '@domain/listing/slug'
import {
  chosenOf,
  type CloseKind,
  type ListingQuery,
  pageBounds,
  totalOf,
} from '@domain/search/listing-query'
import type { PlaceKeys } from '@domain/search/places'
import type { ReadingContext, SearchReading, SearchTerm } from '@domain/search/read-search'
import {
  comparesLiterals,
  hasClose,
  hasText,
  inOrder,
  patternsOf,
  rankOf,
  readQuery,
  requiredOf,
  summaryOf,
} from '@domain/search/relevance'
import { LOOSE_SEPARATOR } from '@domain/search/search-text'
import type { PriceTotals } from '@server/config/setting-parsers'
import type { Database } from '@server/database/tables'
import { containing, listingConditions } from './listing-conditions'
import { countListings, countRows, listingsInOrder, orderOf } from './read-listings'
import { searchVocabulary } from './search-vocabulary'
import { pricedStay } from './stay-prices'

type Sql = RawBuilder<unknown>

/** Listings that are compared of each of the kinds below. */
const CLOSE_MAXIMUM = 150
/** Kinds of close matches of which there may be more than are compared. */
const CUT_KINDS: readonly CloseKind[] = ['place', 'state', 'elsewhere', 'part']
/** Listings among which suggestions are found. */
const SUGGESTED_MAXIMUM = 100
/** Listings, the first in the page's order, in which two letters are looked for inside of words. */
const SHORT_TEXT_READ = 20_000

const all = (conditions: readonly Sql[]): Sql => sql.join([sql`true`, ...conditions], sql` and `)
const any = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`

const contains = (text: string): Sql => sql`l.search_loose like ${containing(text)}`
/** A condition for each pattern, because a GIN index serves OR and not `like any (…)`. */
const hasTerm = (term: SearchTerm): Sql => any(patternsOf(term).map(contains))

const inPlaces = (places: readonly PlaceKeys[]): Sql =>
  any(
    places.map(({ city, state, country }) =>
      all([
        ...(city === undefined ? [] : [sql`l.city_key = ${city}`]),
        ...(state === undefined ? [] : [sql`l.state_key = ${state}`]),
        ...(country === undefined ? [] : [sql`l.country_key = ${country}`]),
      ]),
    ),
  )

/** Some of the candidates: those that fulfil a condition, and how many are wanted. */
interface Arm {
  where: Sql
  limit: number
  /** Whether no index finds them, so that only the first listings are read. */
  isShort?: boolean
}

const isShortText = (term: SearchTerm) =>
  patternsOf(term).some((pattern) => pattern.trim().length <= 2 && pattern.trim() === pattern)

const mentions = (words: readonly string[]): Sql => any(words.map((each) => contains(` ${each} `)))

const without = (where: Sql): Sql => sql`(${where}) is not true`

/** Returns the conditions of candidates, which rankOf() groups. The most relevant come first. */
function armsOf(reading: SearchReading, limit: number): Arm[] {
  const { place, literals, phrase, unwanted } = reading
  const isUnwanted = all([
    any([...unwanted.terms.map(hasTerm), inPlaces(unwanted.places)]),
    // A home that says of itself what the guest typed is found whatever it means (FILT-14).
    without(contains(phrase)),
  ])
  const arm = (...where: Sql[]): Arm => ({ where: all([...where, without(isUnwanted)]), limit })
  const named = phrase ? [{ where: sql`l.slug = ${slugify(phrase)}`, limit }] : []
  if (reading.takesAll) return [...named, arm()]
  if (!place && reading.terms.length === 0) return []
  const terms = requiredOf(reading)
  const hasTerms = all(terms.map(hasTerm))
  const isShort = terms.some(isShortText)
  const parts = literals.flatMap((literal) => literal.split(' '))
  // Most texts find as terms what they find as they are written.
  const isSame =
    terms.length > 0 &&
    terms.every((term) => patternsOf(term).some((pattern) => parts.includes(pattern)))
  const literal = (others: Sql): Arm[] => {
    if (isSame || !comparesLiterals(reading)) return []
    const areShort = parts.every((part) => part.length <= 2)
    return [{ ...arm(...literals.map(contains), without(others)), isShort: areShort }]
  }
  if (!place) return [...named, { ...arm(hasTerms), isShort }, ...literal(hasTerms)]
  const isInPlace = inPlaces(place.anyOf)
  const isInArea = mentions(place.areas)
  const isMentioned = mentions(place.mentions)
  const elsewhere = all([hasTerms, without(isInPlace)])
  const close = (...where: Sql[]): Arm => ({ ...arm(...where), limit: CLOSE_MAXIMUM })
  const inState = close(inPlaces(hasClose(reading) ? place.states : []), elsewhere)
  const found = [
    ...named,
    arm(isInArea, hasTerms),
    arm(isInPlace, hasTerms),
    arm(isMentioned, elsewhere),
  ]
  if (terms.length === 0) return [...found, inState, ...literal(any([isInPlace, isMentioned]))]
  return [
    ...found,
    close(isInArea),
    close(isInPlace, without(hasTerms)),
    inState,
    { ...close(elsewhere), isShort },
    ...literal(hasTerms),
  ]
}

/** Candidates with a part of a text, for when there are no others. */
const partArms = (reading: SearchReading): Arm[] =>
  reading.place || requiredOf(reading).length < 2
    ? []
    : [{ where: any(requiredOf(reading).map(hasTerm)), limit: CLOSE_MAXIMUM }]

/**
 * Selects the ids of the candidates, each kind in the order of the page. PostgreSQL reads a kind only
 * when those before it are too few.
 */
const idsOf = ({ conditions, order }: TextSearch, arms: readonly Arm[]): Sql => {
  const kinds = arms.map(({ where, limit, isShort }) => {
    const listings = isShort
      ? sql`(select * from listings l where ${all(conditions)} order by ${order} limit ${sql.lit(SHORT_TEXT_READ)})`
      : sql`listings`
    return sql`(
      select l.id from ${listings} as l where ${all([...conditions, where])}
      order by ${order} limit ${sql.lit(limit)})`
  })
  const most = Math.max(...arms.map(({ limit }) => limit))
  return sql`
    select distinct id from (
      select id from (${sql.join(kinds, sql` union all `)}) as kinds limit ${sql.lit(most)}
    ) as candidates`
}

type Candidate = PlaceKeys & { id: string; place: number; loose: string; bedrooms: number }

async function candidatesOf(search: TextSearch, arms: readonly Arm[]) {
  if (arms.length === 0) return []
  const { reading, database, order } = search
  const { rows } = await sql<Candidate>`
    select l.id, (row_number() over (order by ${order}))::int as place,
      coalesce(l.search_loose, '') as loose, l.city_key as city, l.state_key as state,
      l.country_key as country,
      coalesce(l.bedroom_no, ${sql.lit(LISTING_DEFAULTS.bedroomNo)}) as bedrooms
    from (${idsOf(search, arms)}) as found join listings l using (id)`.execute(database)
  return rows.flatMap(({ id, place, loose, bedrooms, ...keys }) => {
    const rank = rankOf(reading, { fields: loose.split(LOOSE_SEPARATOR), place: keys, bedrooms })
    return rank ? [{ id, place, ...rank }] : []
  })
}

export interface SearchContext extends Omit<ReadingContext, 'ignored'> {
  database: Database
  totals: PriceTotals
}

/** Returns a search text as it was read, with the conditions that every candidate fulfils. */
async function readText({ database, today, names, totals }: SearchContext, query: ListingQuery) {
  const vocabulary = await searchVocabulary(database)
  const reading = readQuery(query, vocabulary, { today, names })
  const filters = { ...reading.filters, ...chosenOf(query), slug: query.slug }
  const priced = pricedStay(filters, totals)
  return {
    database,
    reading,
    conditions: listingConditions(filters, today, totals),
    order: orderOf(query.sort ?? reading.order, priced),
    /** Stay of the search, where listings tell its price. */
    priced,
  }
}

type TextSearch = Awaited<ReturnType<typeof readText>>

export async function searchByText(context: SearchContext, query: ListingQuery) {
  const search = await readText(context, query)
  const { reading, database } = search
  const compared = query.suggests ? SUGGESTED_MAXIMUM : RANKED_MAXIMUM
  const first = await candidatesOf(search, armsOf(reading, compared))
  const found = first.length > 0 ? first : await candidatesOf(search, partArms(reading))
  const tie = (a: { place: number }, b: { place: number }) => a.place - b.place
  const ranked = inOrder(found, query.sort && tie, tie)
  const { start, size } = pageBounds(query)
  const ids = ranked.slice(start, start + size).map(({ id }) => id)
  const where = all(search.conditions)
  const page = { where, fields: query.fields, today: context.today, priced: search.priced }
  const summary = summaryOf(reading, ranked.slice(0, TOTAL_CAP))
  const isCut = summary.close?.some(
    ({ kind, total }) => CUT_KINDS.includes(kind) && total >= CLOSE_MAXIMUM,
  )
  return {
    listings: await listingsInOrder(database, ids, page),
    ...totalOf(ranked.length),
    ...(isCut && { totalCapped: true }),
    ...summary,
  }
}

/** Counts what a query finds, up to one more than the total's cap. */
export async function countFound(context: SearchContext, query: ListingQuery): Promise<number> {
  const { database, today, totals } = context
  if (!hasText(query)) return countListings(database, all(listingConditions(query, today, totals)))
  const search = await readText(context, query)
  const counted = (arms: readonly Arm[]) =>
    arms.length === 0 ? 0 : countRows(database, idsOf(search, arms))
  const found = await counted(armsOf(search.reading, RANKED_MAXIMUM))
  return found || counted(partArms(search.reading))
}
