import { LISTING_DEFAULTS, LISTING_LIMIT, TOTAL_CAP } from '@domain/constants'
import { EMPTY_SLUG, slugify, slugOf } from '@domain/listing/slug'
import type { Listing, ListingPage } from '@domain/schemas/listing-schema'
import type { Amenity, PropertyType } from '@domain/schemas/property-type-schema'
import type { IsoDate } from '@domain/stay/stay-date'
import { isFreeWhen } from './available-when'
import { orderedPrices, type ListingQuery } from './listing-query'
import { matchesSearch, placeKey, searchTextOf, searchWords, stateKey } from './search-text'
import { similarListings } from './similar'

export interface SelectionContext {
  /** The current day in Lagos. */
  today: IsoDate
  /** Searched by name as well. */
  propertyTypes?: readonly PropertyType[] | undefined
  amenities?: readonly Amenity[] | undefined
  /** True for another backend's array, whose order the client keeps. */
  keepOrder?: boolean | undefined
}

/** Orders listings newest first, then by _id. A listing without a date comes last. */
export const newestFirst = (a: Listing, b: Listing): number => {
  const [whenA, whenB] = [a.createdAt ?? '', b.createdAt ?? '']
  if (whenA !== whenB) return whenA > whenB ? -1 : 1
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}

const namesById = (named: readonly { _id: string; name: string }[] = []) =>
  new Map(named.map(({ _id, name }) => [_id, name]))

/** Matches every listing when the query names no place. */
const samePlace = (
  asked: string | undefined,
  has: string | undefined,
  key: (place: string) => string,
) => !asked || key(asked) === key(has ?? '')

/** 1 and 2 are exact, 3 means three or more. */
const hasBedrooms = (asked: number | undefined, has: number) =>
  asked === undefined || (asked >= 3 ? has >= asked : has === asked)

/** A listing without a price is in no price range, and in every list without one. */
const hasPrice = (
  price: number | undefined,
  { priceMin, priceMax }: Pick<ListingQuery, 'priceMin' | 'priceMax'>,
) => {
  if (price === undefined) return priceMin === undefined && priceMax === undefined
  return price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity)
}

/** Returns one predicate for all filters of the query. */
function filterOf(query: ListingQuery, context: SelectionContext) {
  const types = namesById(context.propertyTypes)
  const amenities = namesById(context.amenities)
  const words = searchWords(query.search ?? '')
  const prices = orderedPrices(query)
  const wantedSlug = query.slug === undefined ? undefined : slugify(query.slug) || EMPTY_SLUG

  const textOf = (listing: Listing) =>
    searchTextOf({
      ...listing,
      propertyTypeName: types.get(listing.propertyType ?? ''),
      amenityNames: listing.amenities?.flatMap((id) => amenities.get(id) ?? []),
    })

  return (listing: Listing): boolean =>
    (!query.propertyType || listing.propertyType === query.propertyType) &&
    (wantedSlug === undefined || slugOf(listing) === wantedSlug) &&
    samePlace(query.country, listing.country, placeKey) &&
    samePlace(query.state, listing.state, stateKey) &&
    samePlace(query.city, listing.city, placeKey) &&
    hasBedrooms(query.bedroomNo, listing.bedroomNo ?? LISTING_DEFAULTS.bedroomNo) &&
    (query.amenities ?? []).every((id) => listing.amenities?.includes(id)) &&
    hasPrice(listing.basePrice, prices) &&
    (listing.rating ?? 0) >= (query.rating ?? 0) &&
    (listing.guestNo ?? LISTING_DEFAULTS.guestNo) >= (query.guestNo ?? 0) &&
    isFreeWhen(query, listing.bookedDates, context.today) &&
    (words.length === 0 || matchesSearch(textOf(listing), words))
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
  const ordered = context.keepOrder ? listings : [...listings].sort(newestFirst)
  let found = ordered.filter(filterOf(query, context))
  if (query.similarTo !== undefined) {
    const home = listings.find((listing) => listing._id === query.similarTo)
    found = home ? similarListings(found, home, Infinity) : []
  }
  const limit = Math.min(query.limit ?? LISTING_LIMIT, LISTING_LIMIT)
  const start = ((query.page ?? 1) - 1) * limit
  return {
    listings: found.slice(start, start + limit),
    total: Math.min(found.length, TOTAL_CAP),
    ...(found.length > TOTAL_CAP ? { totalCapped: true } : {}),
  }
}
