import { LISTING_DEFAULTS, SEARCH_SUGGESTIONS_MAX, TOTAL_CAP } from '@domain/constants'
import { EMPTY_SLUG, slugify, slugOf } from '@domain/listing/slug'
import type { Listing, ListingPage, ReadFilters } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { isFreeWhen } from './available-when'
import type { FilterName, FilterValue } from './filter-table'
import { alternativesTo, insteadFrom, nearestDates } from './instead'
import {
  chosenNames,
  chosenOf,
  type ListingFilters,
  type ListingQuery,
  orderedPrices,
  pageBounds,
  type SortOrder,
  totalOf,
} from './listing-query'
import { keysOf } from './places'
import { type ReadingContext, suggestedTexts } from './read-search'
import { hasText, inOrder, type Ranked, rankOf, readQuery, summaryOf } from './relevance'
import { looseFieldsOf, placeKey, stateKey, wordsOfFields } from './search-text'
import { type Vocabulary, vocabularyOf } from './vocabulary'

export interface SelectionContext extends Omit<ReadingContext, 'ignored'> {
  /** Searched by name as well. */
  propertyTypes?: readonly PropertyType[] | undefined
  amenities?: readonly Amenity[] | undefined
  /** True for another backend's array, whose order the client keeps. */
  keepOrder?: boolean | undefined
}

/** Orders listings newest first, then by _id. A listing without a date comes last. */
const newestFirst = (a: Listing, b: Listing): number => {
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

/** Returns listings in their order with what a search compares of each. */
function readListings(listings: readonly Listing[], context: SelectionContext) {
  const types = namesById(context.propertyTypes)
  const named = namesById(context.amenities)
  const ordered = context.keepOrder ? listings : [...listings].sort(newestFirst)
  const all = ordered.map((listing) => ({
    listing,
    fields: looseFieldsOf({
      ...listing,
      propertyTypeName: types.get(listing.propertyType ?? ''),
      amenityNames: listing.amenities?.flatMap((id) => named.get(id) ?? []),
    }),
  }))
  let vocabulary: Vocabulary | undefined
  const known = { places: listings, types: [...types.values()] }
  return {
    context,
    all,
    vocabulary: () =>
      (vocabulary ??= vocabularyOf(wordsOfFields(all.flatMap(({ fields }) => fields)), known)),
  }
}

type ReadListings = ReturnType<typeof readListings>

/** Returns one page of what a query finds. */
function found({ all, vocabulary, context }: ReadListings, query: ListingQuery) {
  const reading = hasText(query) ? readQuery(query, vocabulary(), context) : undefined
  const slug = query.slug === undefined ? undefined : slugify(query.slug) || EMPTY_SLUG
  const filters = { ...reading?.filters, ...chosenOf(query) }
  const wanted = all.filter(
    ({ listing }) =>
      (slug === undefined || slugOf(listing) === slug) &&
      matchesFilters(filters, listing, context.today),
  )
  const chosen = query.sort && query.similarTo === undefined ? orders[query.sort] : undefined
  const tie = reading?.order ? orders[reading.order] : orders.newest
  const ranked = wanted.flatMap(({ listing, fields }): (Ranked & { listing: Listing })[] => {
    if (!reading) return [{ listing, group: 'match', points: 0 }]
    const bedrooms = listing.bedroomNo ?? LISTING_DEFAULTS.bedroomNo
    const rank = rankOf(reading, { fields, place: keysOf(listing), bedrooms })
    return rank ? [{ listing, ...rank }] : []
  })
  const hits = inOrder(ranked, chosen && ((a, b) => chosen(a.listing, b.listing)), (a, b) =>
    tie(a.listing, b.listing),
  )
  let selected = hits.map(({ listing }) => listing)
  if (query.similarTo !== undefined) {
    const like = all.find(({ listing }) => listing._id === query.similarTo)
    selected = like ? similarListings(selected, like.listing) : []
  }
  const { start, size } = pageBounds(query)
  return {
    listings: selected.slice(start, start + size),
    ...totalOf(selected.length),
    ...(reading && summaryOf(reading, hits.slice(0, TOTAL_CAP))),
  }
}

/** Returns what a guest can change after an empty result. */
function insteadOf(listings: ReadListings, query: ListingQuery, read: ReadFilters | undefined) {
  const { relaxed, stay, dateless } = alternativesTo(query, read)
  const count = (other: ListingQuery) => found(listings, other).total
  const dated = dateless && found(listings, dateless).listings
  return insteadFrom(
    relaxed.map((other) => ({ key: other.key, total: count(other.query) })),
    {
      dates: stay && dated && nearestDates(dated, stay, listings.context.today),
      free: stay && count(stay),
    },
  )
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
  const read = readListings(listings, context)
  const page = found(read, query)
  const instead = page.total === 0 ? insteadOf(read, query, page.read) : undefined
  return { ...page, ...(instead && { instead }) }
}

/** Returns what to suggest for a term, from the listings of a backend that suggests nothing. */
export function suggestIn(listings: readonly Listing[], term: string, context: SelectionContext) {
  const read = readListings(listings, context)
  return {
    listings: found(read, { search: term, limit: SEARCH_SUGGESTIONS_MAX }).listings,
    suggested: suggestedTexts(term, read.vocabulary(), context).map(({ kind, text, keys }) => ({
      kind,
      text,
      total: found(read, keys ?? { search: text }).total,
    })),
  }
}

/** Returns 0 for the same property type, 1 for the same city, 2 for all others. */
const distance = (from: Listing, to: Listing): number => {
  if (from.propertyType !== undefined && from.propertyType === to.propertyType) return 0
  return from.city && to.city && placeKey(from.city) === placeKey(to.city) ? 1 : 2
}

/** Returns other listings, the most similar first, otherwise in their given order. */
const similarListings = (listings: readonly Listing[], like: Listing): Listing[] =>
  listings
    .filter((listing) => listing._id !== like._id)
    .map((listing) => ({ listing, away: distance(like, listing) }))
    .sort((a, b) => a.away - b.away)
    .map(({ listing }) => listing)

type Matcher<Name extends FilterName> = (
  wanted: FilterValue<Name>,
  listing: Listing,
  filters: ListingFilters,
  today: IsoDate,
) => boolean

/** A listing without a price is in no price range. */
const inPrices: Matcher<'priceMin' | 'priceMax'> = (_wanted, { basePrice }, filters) => {
  const { priceMin = 0, priceMax = Infinity } = orderedPrices(filters)
  return basePrice !== undefined && basePrice >= priceMin && basePrice <= priceMax
}
const inDates: Matcher<'startDate' | 'endDate'> = (_wanted, { bookedDates }, filters, today) =>
  isFreeWhen({ ...filters, availability: undefined }, bookedDates, today)

const MATCHERS: { [Name in FilterName]: Matcher<Name> } = {
  country: (wanted, { country = '' }) => placeKey(wanted) === placeKey(country),
  state: (wanted, { state = '' }) => stateKey(wanted) === stateKey(state),
  city: (wanted, { city = '' }) => placeKey(wanted) === placeKey(city),
  propertyType: (wanted, { propertyType }) => wanted === propertyType,
  bedroomNo: (wanted, { bedroomNo: has = LISTING_DEFAULTS.bedroomNo }) =>
    wanted >= 3 ? has >= wanted : has === wanted,
  amenities: (wanted, { amenities }) => wanted.every((id) => amenities?.includes(id)),
  priceMin: inPrices,
  priceMax: inPrices,
  availability: (availability, { bookedDates }, _filters, today) =>
    isFreeWhen({ availability }, bookedDates, today),
  startDate: inDates,
  endDate: inDates,
  rating: (wanted, { rating = 0 }) => rating >= wanted,
  guestNo: (wanted, { guestNo = LISTING_DEFAULTS.guestNo }) => guestNo >= wanted,
}

/** Tells whether a listing matches every filter. The server's SQL selects the same. */
export const matchesFilters = (filters: ListingFilters, listing: Listing, today: IsoDate) =>
  chosenNames(filters).every((name) => {
    // The name ties the types of value and matcher together, which the compiler cannot follow.
    const matches = MATCHERS[name] as (...values: unknown[]) => boolean
    return matches(filters[name], listing, filters, today)
  })
