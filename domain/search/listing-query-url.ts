import { present } from '@domain/present'
import { bedroomOption } from './filter-kinds'
import { parametersOf, readParameters } from './filter-parameters'
import { SORT_ORDERS, type ListingFilters, type ListingOrder } from './listing-query'
import { PAGE_MAXIMUM, readList, readOneOf, readWhole, toParameters } from './query-values'

/** State of the home page or Discover in the address. */
export interface BrowseQuery extends ListingFilters, ListingOrder {
  /** From 1. Absent on the first page. */
  page?: number | undefined
  /** Discover only: true when the guest has closed the filter panel. */
  panelClosed?: boolean | undefined
}

const PARAMETERS = parametersOf('address', [
  'search',
  'propertyType',
  'country',
  'state',
  'city',
  'bedroomNo',
  'amenities',
  'priceMin',
  'priceMax',
  'rating',
  'availability',
  'guestNo',
])

/** Reads an address. A malformed value counts as absent, and so does a check-out before the check-in. */
export function parseBrowseQuery(parameters: URLSearchParams): BrowseQuery {
  const get = (key: string) => parameters.get(key)
  const page = readWhole(get('page'), 1, PAGE_MAXIMUM)
  const filters = readParameters(PARAMETERS, get)
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
    ...PARAMETERS.map(({ name, key }) => [key, printed[name]] as const),
    ['sort', query.sort],
    ['ignore', query.ignored],
    ['page', query.page === 1 ? undefined : query.page],
    ['panel', query.panelClosed ? '0' : undefined],
  ])
}
