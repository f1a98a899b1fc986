import { COUNT_MAXIMUM, readWhole, toParameters } from '@domain/search/query-values'
import { parseIsoDate, type IsoDate } from './stay-date'

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
  const from = parseIsoDate(parameters.get('from'))
  const to = parseIsoDate(parameters.get('to'))
  const isPast = from !== undefined && from < today
  return {
    from: isPast ? undefined : from,
    to: to === undefined || to < (isPast ? today : (from ?? today)) ? undefined : to,
    guests: readWhole(parameters.get('guests'), 1, COUNT_MAXIMUM),
  }
}

/** Returns a query with this stay. Every other parameter keeps its value. */
export function withStay(parameters: URLSearchParams, stay: StayInAddress): URLSearchParams {
  const others = [...parameters].filter(([name]) => !names.some((each) => each === name))
  return toParameters([...others, ...names.map((name) => [name, stay[name]] as [string, never])])
}

/** Returns a stay, with the dates and guests of a search text where it names none. */
export const stayOr = (
  { from, to, guests }: StayInAddress,
  {
    startDate,
    endDate,
    guestNo,
  }: { startDate?: IsoDate; endDate?: IsoDate; guestNo?: number } = {},
): StayInAddress => ({
  ...(from === undefined && to === undefined ? { from: startDate, to: endDate } : { from, to }),
  guests: guests ?? guestNo,
})
