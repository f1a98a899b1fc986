import { present } from '@domain/present'
import {
  bedroomNoOf,
  bedroomOption,
  QUERY_BOUNDS,
  readValue,
  toParameters,
  type ListingFilters,
  type ListingOrder,
} from './listing-query'

/** State of the home page or Discover in the address. */
export interface BrowseQuery extends ListingFilters, ListingOrder {
  /** From 1. Absent on the first page. */
  page?: number | undefined
  /** Discover only: true when the guest has closed the filter panel. */
  panelClosed?: boolean | undefined
}

/** Reads an address. A malformed value counts as absent. */
export function parseBrowseQuery(parameters: URLSearchParams): BrowseQuery {
  const { text, list, amount, whole, day, availability, sort, flag } = readValue
  const get = (name: string) => parameters.get(name)
  const page = whole(get('page'), 1, QUERY_BOUNDS.page)
  return present({
    search: text(get('search')),
    propertyType: text(get('type')),
    country: text(get('country')),
    state: text(get('state')),
    city: text(get('city')),
    bedroomNo: bedroomNoOf(get('beds') ?? ''),
    amenities: list(get('amenities')),
    priceMin: amount(get('min')),
    priceMax: amount(get('max')),
    rating: whole(get('rating'), 1, 5),
    availability: availability(get('avail')),
    guestNo: whole(get('guests'), 1, QUERY_BOUNDS.guestNo),
    startDate: day(get('from')),
    endDate: day(get('to')),
    sort: sort(get('sort')),
    literal: flag(get('literal')),
    page: page === 1 ? undefined : page,
    panelClosed: get('panel') === '0' ? true : undefined,
  })
}

/** Returns the same address for equal queries, in whatever order the guest chose the filters. */
export const printBrowseQuery = (query: BrowseQuery): URLSearchParams =>
  toParameters([
    ['search', query.search],
    ['type', query.propertyType],
    ['country', query.country],
    ['state', query.state],
    ['city', query.city],
    ['beds', query.bedroomNo === undefined ? undefined : bedroomOption(query.bedroomNo)],
    ['amenities', query.amenities?.join(',')],
    ['min', query.priceMin],
    ['max', query.priceMax],
    ['rating', query.rating],
    ['avail', query.availability],
    ['guests', query.guestNo],
    ['from', query.startDate],
    ['to', query.endDate],
    ['sort', query.sort],
    ['literal', query.literal ? '1' : undefined],
    ['page', query.page === 1 ? undefined : query.page],
    ['panel', query.panelClosed ? '0' : undefined],
  ])
