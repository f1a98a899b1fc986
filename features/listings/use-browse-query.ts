import { changeQuery } from '@domain/listing-query'
import { parseBrowseQuery, printBrowseQuery, type BrowseQuery } from '@domain/listing-query-url'
import { useCallback, useMemo } from 'react'
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
  const change = useCallback(
    (changed: Partial<BrowseQuery>, { replace = false, keepsPlace = false }: BrowseChange = {}) =>
      setParameters(printBrowseQuery(changeQuery(query, changed)), {
        replace,
        state: keepsPlace ? { keepsPlace } : null,
      }),
    [query, setParameters],
  )
  const hrefForPage = useCallback(
    (page: number) => `?${printBrowseQuery({ ...query, page })}`,
    [query],
  )
  return { query, change, hrefForPage }
}
