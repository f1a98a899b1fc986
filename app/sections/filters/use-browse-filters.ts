import { useCallback, useState } from 'react'
import { countFilters, noFilters } from '@domain/search/listing-query'
import type { BrowseQuery } from '@domain/search/listing-query-url'
import { useBrowseQuery, type BrowseChange } from '@features/listing/use-browse-query'
import { usePacedChange, type Pace, type PacedChange } from './use-paced-change'

/** Props of every component that shows or changes a page's filters. */
export interface BrowseFilters {
  query: BrowseQuery
  /** The query with the clicks on a stepper that the address does not contain yet. */
  shown: BrowseQuery
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
  const pace = usePacedChange(change)
  const [stepped, setStepped] = useState<Partial<BrowseQuery>>()
  const onChange = useCallback(
    (changed: Partial<BrowseQuery>, how?: Pace) => {
      setStepped((now) => (how === 'step' ? { ...now, ...changed } : undefined))
      pace(changed, how)
    },
    [pace],
  )
  const hasLanded =
    stepped &&
    Object.entries(stepped).every(([name, value]) => query[name as keyof BrowseQuery] === value)
  if (hasLanded) setStepped(undefined)
  const onReset = useCallback(() => onChange(noFilters), [onChange])
  const turnTo = useCallback((page: number, how?: BrowseChange) => change({ page }, how), [change])
  return {
    query,
    shown: stepped ? { ...query, ...stepped } : query,
    change,
    onChange,
    onReset,
    hrefForPage,
    turnTo,
    count: countFilters(query),
  }
}
