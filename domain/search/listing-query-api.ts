import { LISTING_LIMIT } from '@domain/constants'
import { present } from '@domain/present'
import { KIND_READERS } from './filter-kinds'
import { parametersOf, readParameters } from './filter-parameters'
import { LISTING_FIELDS, orderedPrices, SORT_ORDERS, type ListingQuery } from './listing-query'
import {
  PAGE_MAXIMUM,
  readFlag,
  readList,
  readOneOf,
  readText,
  readWhole,
  toParameters,
} from './query-values'
import { stripStateWord } from './search-text'

/** Filters and the text in a request. The first eight names are the specification's. */
export const API_PARAMETERS = parametersOf('api', [
  'country',
  'state',
  'city',
  'propertyType',
  'bedroomNo',
  'amenities',
  'priceMin',
  'priceMax',
  'search',
  'rating',
  'guestNo',
])

/**
 * Returns the query of GET /listing. All names but the specification's eight are additions, which a
 * backend that does not know them ignores.
 */
export function toApiQuery(query: ListingQuery): URLSearchParams {
  const sent = {
    ...query,
    ...orderedPrices(query),
    state: query.state && stripStateWord(query.state),
  }
  return toParameters([
    ...API_PARAMETERS.map(({ name, key }) => [key, sent[name]] as const),
    ['slug', query.slug],
    ['similarTo', query.similarTo],
    ['sort', query.sort],
    ['ignore', query.ignored],
    ['suggest', query.suggests ? '1' : undefined],
    ['fields', query.fields],
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
  const get = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' ? value : value?.join(',')
  }
  const filters = readParameters(API_PARAMETERS, get, {
    ...KIND_READERS,
    rooms: (value) => readWhole(value, 0, 99),
    state: (value) => readText(stripStateWord(value)),
  })
  return present({
    ...filters,
    ...orderedPrices(filters),
    slug: readText(get('slug')),
    similarTo: readText(get('similarTo')),
    sort: readOneOf(SORT_ORDERS, get('sort')),
    ignored: readList(get('ignore')),
    suggests: readFlag(get('suggest')),
    fields: readOneOf(LISTING_FIELDS, get('fields')),
    page: readWhole(get('page'), 1, PAGE_MAXIMUM),
    limit: readWhole(get('limit'), 1, LISTING_LIMIT),
  })
}
