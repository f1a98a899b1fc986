import { useCallback } from 'react'
import { countFilters, noFilters } from '@domain/search/listing-query'
import type { BrowseQuery } from '@domain/search/listing-query-url'
import { useBrowseQuery, type BrowseChange } from '@features/listing/use-browse-query'
import { usePacedChange, type PacedChange } from './use-paced-change'

/** Props of every component that shows or changes a page's filters. */
export interface BrowseFilters {
  query: BrowseQuery
  onChange: PacedChange<BrowseQuery>
  /** Callback that clears every filter but keeps the search. */
  onReset: () => void
}

/**
 * Reads and changes the address of the home page or Discover: its filters, how many are active, and
 * the page number.
 */
export function useBrowseFilters() {
  const { query, change, hrefForPage } = useBrowseQuery()
  const onChange = usePacedChange(change)
  const onReset = useCallback(() => onChange(noFilters), [onChange])
  const turnTo = useCallback((page: number, how?: BrowseChange) => change({ page }, how), [change])
  return { query, change, onChange, onReset, hrefForPage, turnTo, count: countFilters(query) }
}
