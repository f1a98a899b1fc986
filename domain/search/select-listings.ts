import { RANKED_MAXIMUM, TOTAL_CAP } from '@domain/constants'
import { EMPTY_SLUG, slugify, slugOf } from '@domain/listing/slug'
import type { Listing, ListingPage, ReadFilters } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { matchesFilters } from './filter-matches'
import { insteadFrom, nearestDates, relaxedQueries, withoutDates, withReadDates } from './instead'
import type { ListingQuery, SortOrder } from './listing-query'
import { looseFieldsOf, wordsOfFields } from './loose-text'
import { pageBounds } from './page-bounds'
import { readSearch } from './read-search'
import {
  filterMatchOf,
  ignoredIn,
  matchOf,
  PART_LEVEL,
  partPoints,
  planOf,
  showsParts,
  type SearchedTexts,
  type SearchPlan,
} from './relevance'
import { matchesSearch, searchTextOf, searchWords } from './search-text'
import type { SearchNames } from './short-names'
import { similarListings } from './similar'
import { vocabularyOf } from './vocabulary'

export interface SelectionContext {
  /** The current day in Lagos. */
  today: IsoDate
  /** Searched by name as well. */
  propertyTypes?: readonly PropertyType[] | undefined
  amenities?: readonly Amenity[] | undefined
  /** True for another backend's array, whose order the client keeps. */
  keepOrder?: boolean | undefined
  /** Short names of the operator. The product's own by default. */
  names?: SearchNames | undefined
}

/** Orders listings newest first, then by _id. A listing without a date comes last. */
export const newestFirst = (a: Listing, b: Listing): number => {
  const [whenA, whenB] = [a.createdAt ?? '', b.createdAt ?? '']
  if (whenA !== whenB) return whenA > whenB ? -1 : 1
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}

const namesById = (named: readonly { _id: string; name: string }[] = []) =>
  new Map(named.map(({ _id, name }) => [_id, name]))

/** Infinity minus Infinity is NaN. */
const byNumber = (a: number, b: number) => (a === b ? 0 : a - b)

/** Comparisons of the orders. Listings that they find equal are then ordered newest first. */
const orders: Record<SortOrder, (a: Listing, b: Listing) => number> = {
  newest: () => 0,
  // A listing without a price comes last in either direction.
  'price-up': (a, b) => byNumber(a.basePrice ?? Infinity, b.basePrice ?? Infinity),
  'price-down': (a, b) => byNumber(b.basePrice ?? -Infinity, a.basePrice ?? -Infinity),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
}

interface Searched extends SearchedTexts {
  listing: Listing
}

/** Returns what a search compares of each listing. */
function searchedOf({ propertyTypes, amenities }: SelectionContext) {
  const types = namesById(propertyTypes)
  const named = namesById(amenities)
  return (listing: Listing): Searched => {
    const fields = {
      ...listing,
      propertyTypeName: types.get(listing.propertyType ?? ''),
      amenityNames: listing.amenities?.flatMap((id) => named.get(id) ?? []),
    }
    return { listing, text: searchTextOf(fields), fields: looseFieldsOf(fields) }
  }
}

interface Ranked {
  listing: Listing
  /** 0 for a match. Near matches have higher levels. */
  level: number
  points: number
}

/**
 * Returns the listings that match a text, then those that nearly do. When there are none at all, it
 * returns those that match a part of it.
 */
function ranked(searched: readonly Searched[], plan: SearchPlan, today: IsoDate): Ranked[] {
  const found = searched.flatMap((each) => {
    const match = matchOf(plan, each, filterMatchOf(plan, each.listing, today))
    return match ? [{ listing: each.listing, ...match }] : []
  })
  if (found.length > 0 || !showsParts(plan)) return found
  return searched.flatMap((each) => {
    const points = partPoints(plan, each, filterMatchOf(plan, each.listing, today))
    return points === undefined ? [] : [{ listing: each.listing, level: PART_LEVEL, points }]
  })
}

/** Reads the text of a query with the words of all listings. */
function planFor(query: ListingQuery, listings: readonly Searched[], context: SelectionContext) {
  const text = query.search ?? ''
  if (searchWords(text).length === 0) return undefined
  const words = new Set(listings.flatMap(({ fields }) => wordsOfFields(fields)))
  const reading = { ...context, ignored: ignoredIn(query) }
  return planOf(readSearch(text, vocabularyOf(words), reading))
}

const hasRead = ({ filters }: SearchPlan) => Object.keys(filters).length > 0

/** Returns one page of what a query finds. */
function found(
  listings: readonly Listing[],
  query: ListingQuery,
  context: SelectionContext,
): ListingPage & { total: number } {
  const ordered = context.keepOrder ? listings : [...listings].sort(newestFirst)
  const searched = ordered.map(searchedOf(context))
  const isSimilar = query.similarTo !== undefined
  const plan = isSimilar ? undefined : planFor(query, searched, context)
  const words = isSimilar ? searchWords(query.search ?? '') : []
  const slug = query.slug === undefined ? undefined : slugify(query.slug) || EMPTY_SLUG
  const wanted = searched.filter(
    ({ listing, text }) =>
      (slug === undefined || slugOf(listing) === slug) &&
      matchesFilters(query, listing, context.today) &&
      matchesSearch(text, words),
  )
  let hits = plan
    ? ranked(wanted, plan, context.today)
    : wanted.map(({ listing }) => ({ listing, level: 0, points: 0 }))
  const chosen = query.sort && !isSimilar ? orders[query.sort] : undefined
  const tie = plan?.order ? orders[plan.order] : orders.newest
  if (plan && hits.length > RANKED_MAXIMUM) {
    // Ranking every match of a common word would read a large part of a database.
    hits = hits.toSorted((a, b) => (chosen ?? tie)(a.listing, b.listing)).slice(0, RANKED_MAXIMUM)
  }
  hits.sort(
    (a, b) =>
      Math.min(a.level, 1) - Math.min(b.level, 1) ||
      (chosen
        ? chosen(a.listing, b.listing)
        : a.level - b.level || b.points - a.points || tie(a.listing, b.listing)),
  )
  let selected = hits.map(({ listing }) => listing)
  if (query.similarTo !== undefined) {
    const like = listings.find((listing) => listing._id === query.similarTo)
    selected = like ? similarListings(selected, like, Infinity) : []
  }
  const { start, size } = pageBounds(query)
  const matched = hits.filter(({ level }) => level === 0).length
  return {
    listings: selected.slice(start, start + size),
    total: Math.min(selected.length, TOTAL_CAP),
    ...(selected.length > TOTAL_CAP && { totalCapped: true }),
    ...(plan && { matched: Math.min(matched, TOTAL_CAP) }),
    ...(plan && hasRead(plan) && { read: plan.filters }),
  }
}

/** Returns what a guest can change after an empty result. */
function insteadOf(
  listings: readonly Listing[],
  query: ListingQuery,
  context: SelectionContext,
  read: ReadFilters | undefined,
) {
  const dropped = relaxedQueries(query, read).map(({ key, query: relaxed }) => ({
    key,
    total: found(listings, relaxed, context).total,
  }))
  const asked = withReadDates(query, read)
  const dateless = withoutDates(asked)
  const dated = dateless ? found(listings, dateless, context).listings : []
  return insteadFrom(dropped, nearestDates(dated, asked, context.today))
}

/**
 * Reference for a search without a database. The server's SQL selects the same (a property test
 * compares the two), and the client uses it for a backend that follows only the specification.
 */
export function selectListings(
  listings: readonly Listing[],
  query: ListingQuery,
  context: SelectionContext,
): ListingPage & { total: number } {
  const page = found(listings, query, context)
  const instead = page.total === 0 ? insteadOf(listings, query, context, page.read) : undefined
  return { ...page, ...(instead && { instead }) }
}
