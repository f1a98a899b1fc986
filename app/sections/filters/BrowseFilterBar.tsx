import { useState } from 'react'
import { FilterBar } from '@ui/filters/FilterBar'
import type { BrowseFilters } from './use-browse-filters'
import { useFilterChoices } from './use-filter-choices'

/** Filter row of the home page. Locations and amenities are fetched when their pill is opened. */
export function BrowseFilterBar({ query, shown, onChange, onReset }: BrowseFilters) {
  const [wants, setWants] = useState({ location: false, amenities: false })
  const choices = useFilterChoices(query, onChange, wants)
  return (
    <FilterBar
      {...choices}
      filters={shown}
      onChange={onChange}
      onReset={onReset}
      onOpenLocation={() => setWants((now) => ({ ...now, location: true }))}
      onOpenAmenities={() => setWants((now) => ({ ...now, amenities: true }))}
    />
  )
}
