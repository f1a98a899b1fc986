import { countFilters, noFilters } from '@domain/listing-query'
import type { BrowseQuery } from '@domain/listing-query-url'
import { usePacedChange, type PacedChange } from '@features/filters/use-paced-change'
import { useBrowseQuery, type BrowseChange } from '@features/listings/use-browse-query'
import { useCallback } from 'react'

/** What every piece that shows or changes the filters of a page is given. */
export interface BrowseFilters {
  query: BrowseQuery
  onChange: PacedChange<BrowseQuery>
  /** Takes every filter away; the search stays. */
  onReset: () => void
}

/** The address of Home or Discover: its filters with their pace and their number, and its pages. */
export function useBrowseFilters() {
  const { query, change, hrefForPage } = useBrowseQuery()
  const onChange = usePacedChange(change)
  const onReset = useCallback(() => onChange(noFilters), [onChange])
  const turnTo = useCallback((page: number, how?: BrowseChange) => change({ page }, how), [change])
  return { query, change, onChange, onReset, hrefForPage, turnTo, count: countFilters(query) }
}
