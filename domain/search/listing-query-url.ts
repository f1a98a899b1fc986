import { LISTING_LIMIT } from '@domain/constants'
import { present } from '@domain/present'
import { bedroomOption, FILTER_NAMES, type FilterRow, FILTERS } from './filter-table'
import { LISTING_FIELDS, type ListingQuery, orderedPrices, SORT_ORDERS } from './listing-query'
import {
  PAGE_MAXIMUM,
  readList,
  readOneOf,
  readText,
  readWhole,
  toParameters,
} from './query-values'
import { stripStateWord } from './search-text'

/** Name of a filter, or of the search text, which addresses and requests treat like a filter. */
type ParameterName = keyof typeof FILTERS | 'search'
/** Name of a parameter of GET /listing. */
export type ApiKey<Name extends ParameterName = ParameterName> = Name extends keyof typeof FILTERS
  ? (typeof FILTERS)[Name] extends { api: infer Key extends string }
    ? Key
    : Name
  : Name

const rows: Record<ParameterName, FilterRow> = { search: { read: readText }, ...FILTERS }

const parametersOf = (grammar: 'address' | 'api') =>
  (['search', ...FILTER_NAMES] as const).map((name) => ({
    name,
    /** Name in the query string. */
    key: rows[name][grammar] ?? name,
  }))

const ADDRESS_PARAMETERS = parametersOf('address')
const API_PARAMETERS = parametersOf('api')

const readParameters = (
  parameters: typeof ADDRESS_PARAMETERS,
  get: (key: string) => string | null | undefined,
): ListingQuery =>
  Object.fromEntries(parameters.map(({ name, key }) => [name, rows[name].read(get(key) ?? '')]))

/** State of the home page or Discover in the address. */
export interface BrowseQuery extends Omit<
  ListingQuery,
  'slug' | 'similarTo' | 'suggests' | 'fields' | 'limit'
> {
  /** Discover only: true when the guest has closed the filter panel. */
  panelClosed?: boolean | undefined
}

/** Reads an address. A malformed value counts as absent, and so does a check-out before the check-in. */
export function parseBrowseQuery(parameters: URLSearchParams): BrowseQuery {
  const get = (key: string) => parameters.get(key)
  const page = readWhole(get('page'), 1, PAGE_MAXIMUM)
  const filters = readParameters(ADDRESS_PARAMETERS, get)
  const { startDate = '', endDate = '' } = filters
  return present({
    ...filters,
    endDate: endDate < startDate ? undefined : filters.endDate,
    sort: readOneOf(SORT_ORDERS, get('sort')),
    ignored: readList(get('ignore')),
    page: page === 1 ? undefined : page,
    panelClosed: get('panel') === '0' ? true : undefined,
  })
}

/** Returns the same address for equal queries, in whatever order the guest chose the filters. */
export const printBrowseQuery = (query: BrowseQuery): URLSearchParams => {
  const printed = { ...query, bedroomNo: query.bedroomNo && bedroomOption(query.bedroomNo) }
  return toParameters([
    ...ADDRESS_PARAMETERS.map(({ name, key }) => [key, printed[name]] as const),
    ['sort', query.sort],
    ['ignore', query.ignored],
    ['page', query.page === 1 ? undefined : query.page],
    ['panel', query.panelClosed ? '0' : undefined],
  ])
}

/** All names but the specification's eight are additions, which other backends ignore. */
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

/** Malformed values, which the server's schema has already rejected, count as absent. */
export function fromApiQuery(raw: RawQuery): ListingQuery {
  const get = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' ? value : value?.join(',')
  }
  const filters = readParameters(API_PARAMETERS, get)
  return present({
    ...filters,
    ...orderedPrices(filters),
    state: filters.state && readText(stripStateWord(filters.state)),
    bedroomNo: readWhole(get('bedroomNo'), 0, 99),
    slug: readText(get('slug')),
    similarTo: readText(get('similarTo')),
    sort: readOneOf(SORT_ORDERS, get('sort')),
    ignored: readList(get('ignore')),
    suggests: get('suggest') === '1' || undefined,
    fields: readOneOf(LISTING_FIELDS, get('fields')),
    page: readWhole(get('page'), 1, PAGE_MAXIMUM),
    limit: readWhole(get('limit'), 1, LISTING_LIMIT),
  })
}
