import type { Instead, InsteadDates, Listing, ReadFilters } from '@domain/schemas/listing-schema'
import { addDays, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { activeFilters, readChips } from './active-filters'
import { isFreeWhen } from './available-when'
import { chipKeyOf } from './filter-table'
import { changeQuery, type ListingQuery } from './listing-query'

/** Key of the search text among the filters that a guest can drop. */
export const TEXT_KEY = 'search'

/** A query without one of its filters. */
export interface Relaxed {
  /** Key of the dropped filter in activeFilters() or readChips(), or TEXT_KEY. */
  key: string
  query: ListingQuery
}

/** Returns the query without each of its filters, chosen or read in its text, and without its text. */
export function relaxedQueries(query: ListingQuery, read?: ReadFilters): Relaxed[] {
  if (query.slug !== undefined || query.similarTo !== undefined) return []
  return [
    ...activeFilters(query),
    ...readChips(read, query),
    ...(query.search ? [{ key: TEXT_KEY, cleared: { search: undefined } }] : []),
  ].map(({ key, cleared }) => ({ key, query: changeQuery<ListingQuery>(query, cleared) }))
}

/** How many days earlier or later other dates may be. */
const DAYS_AWAY = 60

/** Returns the query with the dates that were read in its text, unless it has its own. */
export const withReadDates = (
  query: ListingQuery,
  { startDate, endDate }: ReadFilters = {},
): ListingQuery => (query.startDate || query.endDate ? query : { ...query, startDate, endDate })

/** Returns the query without its dates and those of its text, unless it has fewer than two. */
export const withoutDates = ({ startDate, endDate, ignored = [], ...query }: ListingQuery) =>
  startDate && endDate && endDate > startDate && query.slug === undefined
    ? { ...query, ignored: [...ignored, chipKeyOf('startDate')], page: undefined, limit: undefined }
    : undefined

/**
 * Returns the nearest stay of the same length, from today on, in which one of the listings is free,
 * and in how many of them it is. The earlier of two equally near stays counts.
 */
export function nearestDates(
  listings: readonly Listing[],
  { startDate, endDate }: ListingQuery,
  today: IsoDate,
): InsteadDates | undefined {
  if (!startDate || !endDate || listings.length === 0) return undefined
  const nights = nightsBetween(startDate, endDate)
  for (let away = 1; away <= DAYS_AWAY; away += 1) {
    for (const days of [-away, away]) {
      const start = addDays(startDate, days)
      const stay = { startDate: start, endDate: addDays(start, nights) }
      const total =
        start < today
          ? 0
          : listings.filter(({ bookedDates }) => isFreeWhen(stay, bookedDates, today)).length
      if (total > 0) return { ...stay, total }
    }
  }
  return undefined
}

/** Returns the query for every listing that is free in the dates, or undefined without dates. */
export const onlyDates = ({ startDate, endDate }: ListingQuery): ListingQuery | undefined =>
  startDate && endDate ? { startDate, endDate } : undefined

/** Returns the offer for an empty result, or undefined when no change finds a listing. */
export function insteadFrom(
  found: readonly { key: string; total: number }[],
  others: { [Name in Exclude<keyof Instead, 'dropped'>]?: Instead[Name] | undefined },
): Instead | undefined {
  const dropped = found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  const known = Object.fromEntries(Object.entries(others).filter(([, each]) => each))
  return dropped.length > 0 || Object.keys(known).length > 0 ? { dropped, ...known } : undefined
}
