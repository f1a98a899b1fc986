import { useMemo } from 'react'
import useSWR from 'swr'
import { inTime } from '@domain/in-time'
import { isHonoured, listingsIn } from '@domain/listing/listing-responses'
import { withSharedSlugs } from '@domain/listing/slug'
import type { ListingPage, ListingsResponse } from '@domain/schemas/listing-schema'
import type { ListingQuery } from '@domain/search/listing-query'
import type { SelectionContext } from '@domain/search/select-listings'

/** Loaded on demand, because only other backends need it. */
const loadSelection = () =>
  import('@domain/search/select-listings').then(({ selectListings }) => selectListings)

/**
 * Returns the page of a response. A response without a total comes from a backend that follows only
 * the specification, so the client selects the page itself once that code has loaded.
 * `error` is set when the code cannot be loaded.
 */
export function usePage(
  answer: ListingsResponse | undefined,
  query: ListingQuery,
  context: Omit<SelectionContext, 'keepOrder'>,
) {
  const honoured = answer && isHonoured(answer) ? answer : undefined
  const isOurs = answer === undefined || honoured !== undefined
  const { data: select, error } = useSWR(isOurs ? null : 'code: select-listings', () =>
    inTime(loadSelection()),
  )
  const { today, propertyTypes, amenities } = context
  const key = JSON.stringify(query)
  const selected = useMemo(
    (): (ListingPage & { total: number }) | undefined =>
      answer && !isOurs
        ? // In the backend's own order.
          select?.(withSharedSlugs(listingsIn(answer)), query, {
            today,
            propertyTypes,
            amenities,
            keepOrder: true,
          })
        : undefined,
    // The key represents the query's contents.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [answer, isOurs, select, key, today, propertyTypes, amenities],
  )
  return { page: honoured ?? selected, error: error as unknown }
}
