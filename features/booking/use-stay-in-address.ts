import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import { stayInAddress, stayOr, type StayInAddress } from '@domain/stay/stay-in-address'
import { useToday } from '@features/api/use-today'

/**
 * Returns the stay in the page's address. An equal stay is the same object.
 *
 * @param read Filters that were read in the search text, for what the address does not name.
 */
export function useStayInAddress(read?: ReadFilters): StayInAddress {
  const [parameters] = useSearchParams()
  // A day that ends while the page is open does not vanish: the page says that it is past.
  const [today] = useState(useToday())
  const { from, to, guests } = stayOr(stayInAddress(parameters, today), read)
  return useMemo(() => ({ from, to, guests }), [from, to, guests])
}
