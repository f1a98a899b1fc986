import { QUERY_BOUNDS, readValue, toParameters } from '@domain/search/listing-query'
import type { IsoDate } from './stay-date'

/** Stay in the address of a search or of a property page. Absent values were not chosen. */
export interface StayInAddress {
  from?: IsoDate | undefined
  to?: IsoDate | undefined
  guests?: number | undefined
}

const names = ['from', 'to', 'guests'] as const

/**
 * Reads the stay of an address. A malformed day, a check-in before today and a check-out before the
 * check-in count as absent.
 */
export function stayInAddress(parameters: URLSearchParams, today: IsoDate): StayInAddress {
  const from = readValue.day(parameters.get('from'))
  const to = readValue.day(parameters.get('to'))
  const isPast = from !== undefined && from < today
  return {
    from: isPast ? undefined : from,
    to: to === undefined || to < (isPast ? today : (from ?? today)) ? undefined : to,
    guests: readValue.whole(parameters.get('guests'), 1, QUERY_BOUNDS.guestNo),
  }
}

/** Returns a query with this stay. Every other parameter keeps its value. */
export function withStay(parameters: URLSearchParams, stay: StayInAddress): URLSearchParams {
  const others = [...parameters].filter(([name]) => !names.some((each) => each === name))
  return toParameters([...others, ...names.map((name) => [name, stay[name]] as [string, never])])
}
