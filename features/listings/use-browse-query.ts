import { changeQuery } from '@domain/search/listing-query'
import {
  parseBrowseQuery,
  printBrowseQuery,
  type BrowseQuery,
} from '@domain/search/listing-query-url'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface BrowseChange {
  /** Takes the place of this history entry: for typing, and for an address that means nothing. */
  replace?: boolean
  /** The homes in sight stay where they are; otherwise the guest is brought to the first of them. */
  keepsPlace?: boolean
}

/**
 * The address is the state of Home and Discover: what it asks, a way to change it (a new
 * history entry; anything but the page returns to the first), and the address of another page.
 */
export function useBrowseQuery() {
  const [parameters, setParameters] = useSearchParams()
  const query = useMemo(() => parseBrowseQuery(parameters), [parameters])
  // The page is drawn anew a moment after a choice; a choice made in that moment builds on it.
  const latest = useRef(query)
  useLayoutEffect(() => {
    latest.current = query
  }, [query])
  const change = useCallback(
    (changed: Partial<BrowseQuery>, { replace = false, keepsPlace = false }: BrowseChange = {}) => {
      const next = changeQuery(latest.current, changed)
      const printed = printBrowseQuery(next)
      // A second press of a double click asks for nothing new, and Back should not have to undo it.
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
