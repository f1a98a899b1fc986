import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changeQuery } from '@domain/search/listing-query'
import {
  parseBrowseQuery,
  printBrowseQuery,
  type BrowseQuery,
} from '@domain/search/listing-query-url'

export interface BrowseChange {
  /** Replaces the current history entry, for typing and for an invalid address. */
  replace?: boolean
  /** Keeps the scroll position instead of scrolling to the first listing. */
  keepsPlace?: boolean
}

/**
 * Returns the query in the address of the home page or Discover, where it is the only state, a
 * function that changes it, and the address of another page. A change adds a history entry and,
 * unless it changes the page, returns to the first page.
 */
export function useBrowseQuery() {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => parseBrowseQuery(parameters), [parameters])
  // The page renders a moment after a choice, and a choice in between must build on it.
  const latest = useRef(query)
  useLayoutEffect(() => {
    latest.current = query
  }, [query])
  const change = useCallback(
    (changed: Partial<BrowseQuery>, { replace = false, keepsPlace = false }: BrowseChange = {}) => {
      const next = changeQuery(latest.current, changed)
      const printed = printBrowseQuery(next)
      // The second click of a double click changes nothing, and Back should not have to undo it.
      if (String(printed) === String(printBrowseQuery(latest.current))) return
      latest.current = next
      setParameters(printed, { replace, state: keepsPlace ? { keepsPlace } : null })
    },
    [setParameters],
  )
  const hrefForPage = useCallback(
    (page: number) => `?${printBrowseQuery({ ...query, page })}`,
    [query],
  )
  return { query, change, hrefForPage }
}
