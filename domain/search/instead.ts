import type { Instead, InsteadDates, Listing, ReadFilters } from '@domain/schemas/listing-schema'
import { addDays, nightsBetween, type IsoDate } from '@domain/stay/stay-date'
import { activeFilters, readChips } from './active-filters'
import { isFreeWhen } from './available-when'
import { chipKeyOf } from './filter-table'
import { changeQuery, type ListingQuery } from './listing-query'

/** Key of the search text among the filters that a guest can drop. */
export const TEXT_KEY = 'search'

/** Returns the query without each of its filters, chosen or read in its text, and without its text. */
function relaxedQueries(query: ListingQuery, read?: ReadFilters) {
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

/**
 * Returns what to ask after an empty result, to tell what a guest can change: the query without each
 * of its filters, the dates alone, chosen or read, and the query without dates that have a night.
 */
export function alternativesTo(query: ListingQuery, read?: ReadFilters) {
  const { startDate, endDate, ignored = [], slug, ...others } = withReadDates(query, read)
  const stay = startDate && endDate ? { startDate, endDate } : undefined
  const withoutDates = { ...others, ignored: [...ignored, chipKeyOf('startDate')] }
  const hasNights = stay && stay.startDate < stay.endDate && slug === undefined
  return {
    relaxed: relaxedQueries(query, read),
    stay,
    dateless: hasNights ? { ...withoutDates, page: undefined, limit: undefined } : undefined,
  }
}

/**
 * Returns the nearest stay of the same length, from today on, in which one of the listings is free,
 * and in how many of them it is. The earlier of two equally near stays counts.
 */
export function nearestDates(
  listings: readonly Listing[],
  { startDate, endDate }: Omit<InsteadDates, 'total'>,
  today: IsoDate,
): InsteadDates | undefined {
  if (listings.length === 0) return undefined
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

/** Returns the offer for an empty result, or undefined when no change finds a listing. */
export function insteadFrom(
  found: readonly { key: string; total: number }[],
  others: { [Name in Exclude<keyof Instead, 'dropped'>]?: Instead[Name] | undefined },
): Instead | undefined {
  const dropped = found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  const known = Object.fromEntries(Object.entries(others).filter(([, each]) => each))
  return dropped.length > 0 || Object.keys(known).length > 0 ? { dropped, ...known } : undefined
}
