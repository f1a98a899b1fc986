import { present } from '@domain/present'
import {
  orderedPrices,
  QUERY_BOUNDS,
  readValue,
  toParameters,
  type ListingQuery,
} from './listing-query'
import { stripStateWord } from './search-text'

/**
 * Returns the query of GET /listing. The first eight names are the specification's. The others are
 * additions, which a backend that does not know them ignores.
 */
export function toApiQuery(query: ListingQuery): URLSearchParams {
  const { priceMin, priceMax } = orderedPrices(query)
  return toParameters([
    ['country', query.country],
    ['state', query.state === undefined ? undefined : stripStateWord(query.state)],
    ['city', query.city],
    ['propertyType', query.propertyType],
    ['bedroomNo', query.bedroomNo],
    ['amenities', query.amenities?.join(',')],
    ['priceMin', priceMin],
    ['priceMax', priceMax],
    ['search', query.search],
    ['rating', query.rating],
    ['guestNo', query.guestNo],
    ['bookingAvailability', query.availability],
    ['startDate', query.startDate],
    ['endDate', query.endDate],
    ['slug', query.slug],
    ['similarTo', query.similarTo],
    ['sort', query.sort],
    ['literal', query.literal ? '1' : undefined],
    ['page', query.page],
    ['limit', query.limit],
  ])
}

/** A query string as a server parses it. A repeated parameter becomes a list. */
export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Converts a parsed query string. The server's schema has already rejected malformed values
 * (schemas/listing-query-schema.ts), so here they count as absent.
 */
export function fromApiQuery(raw: RawQuery): ListingQuery {
  const { text, list, amount, whole, day, availability, sort, flag } = readValue
  const get = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' ? value : value?.join(',')
  }
  const values: ListingQuery = {
    country: text(get('country')),
    state: text(stripStateWord(get('state') ?? '')),
    city: text(get('city')),
    propertyType: text(get('propertyType')),
    bedroomNo: whole(get('bedroomNo'), 0, 99),
    amenities: list(get('amenities')),
    ...orderedPrices({ priceMin: amount(get('priceMin')), priceMax: amount(get('priceMax')) }),
    search: text(get('search')),
    rating: whole(get('rating'), 1, 5),
    guestNo: whole(get('guestNo'), 1, QUERY_BOUNDS.guestNo),
    availability: availability(get('bookingAvailability')),
    startDate: day(get('startDate')),
    endDate: day(get('endDate')),
    slug: text(get('slug')),
    similarTo: text(get('similarTo')),
    sort: sort(get('sort')),
    literal: flag(get('literal')),
    page: whole(get('page'), 1, QUERY_BOUNDS.page),
    limit: whole(get('limit'), 1, QUERY_BOUNDS.limit),
  }
  return present(values)
}
