import { useState, type ReactNode } from 'react'
import { changeQuery, type ListingFilters } from '@domain/search/listing-query'
import type { ChangeFilters } from '@ui/filters/filter-controls'

export interface WithFiltersProps {
  filters: ListingFilters
  onChange: ChangeFilters
  children: (filters: ListingFilters, onChange: ChangeFilters) => ReactNode
}

/** Holds the filters as a page's address does, so that the controls of a story respond. */
export function WithFilters({ filters: initial, onChange, children }: WithFiltersProps) {
  const [filters, setFilters] = useState(initial)
  return children(filters, (change, pace) => {
    onChange(change, pace)
    setFilters((now) => changeQuery(now, change))
  })
}
