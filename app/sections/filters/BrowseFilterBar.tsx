import { useState } from 'react'
import { FilterBar } from '@ui/filters/FilterBar'
import type { BrowseFilters } from './use-browse-filters'
import { useFilterChoices } from './use-filter-choices'

export interface BrowseFilterBarProps extends BrowseFilters {
  /** Number of matching listings, or undefined until it is known. */
  total: number | undefined
  /** Whether more than `total` listings match. */
  isCapped?: boolean | undefined
}

/** Filter row of the home page. Locations and amenities are fetched when their pill is opened. */
export function BrowseFilterBar({
  query,
  shown,
  onChange,
  onReset,
  ...found
}: BrowseFilterBarProps) {
  const [wants, setWants] = useState({ location: false, amenities: false })
  const choices = useFilterChoices(query, onChange, wants)
  return (
    <FilterBar
      {...choices}
      {...found}
      filters={shown}
      onChange={onChange}
      onReset={onReset}
      onOpenLocation={() => setWants((now) => ({ ...now, location: true }))}
      onOpenAmenities={() => setWants((now) => ({ ...now, amenities: true }))}
    />
  )
}
