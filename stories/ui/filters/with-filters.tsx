import type { ReactNode } from 'react'
import { changeQuery, type ListingFilters } from '@domain/search/listing-query'
import { useHeld } from '@stories/use-held'
import type { ChangeFilters } from '@ui/filters/filter-controls'

export interface WithFiltersProps {
  filters: ListingFilters
  onChange: ChangeFilters
  children: (filters: ListingFilters, onChange: ChangeFilters) => ReactNode
}

/** Holds the filters as a page's address does, so that the controls of a story respond. */
export function WithFilters({ filters: initial, onChange, children }: WithFiltersProps) {
  const [filters, setFilters] = useHeld(initial)
  return children(filters, (change, pace) => {
    onChange(change, pace)
    setFilters((now) => changeQuery(now, change))
  })
}
