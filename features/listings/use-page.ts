import type { ListingQuery } from '@domain/search/listing-query'
import type { ListingPage, ListingsAnswer } from '@domain/schemas/listing-schema'
import type { SelectionContext } from '@domain/search/select-listings'
import { useMemo } from 'react'
import useSWR from 'swr'
import { isHonoured } from '@domain/listing/listing-answers'

/** Only other backends need it, so the first screen does not carry it. */
const loadSelection = async () => (await import('./select-page')).selectPage

/**
 * The page that an answer means for the query. An answer without a total comes from a backend that
 * knows only section 7: the selection is then done here, once its code has arrived.
 * `error` is set when that code cannot be had.
 */
export function usePage(
  answer: ListingsAnswer | undefined,
  query: ListingQuery,
  context: Omit<SelectionContext, 'keepOrder'>,
) {
  const honoured = answer && isHonoured(answer) ? answer : undefined
  const isOurs = answer === undefined || honoured !== undefined
  const { data: selectPage, error } = useSWR(isOurs ? null : 'code: select-page', loadSelection)
  const { today, propertyTypes, amenities } = context
  const key = JSON.stringify(query)
  const selected = useMemo(
    (): (ListingPage & { total: number }) | undefined =>
      answer && !isOurs
        ? selectPage?.(answer, query, { today, propertyTypes, amenities })
        : undefined,
    // The key stands for the query's contents.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [answer, isOurs, selectPage, key, today, propertyTypes, amenities],
  )
  return { page: honoured ?? selected, error: error as unknown }
}
