import { FilterPanel } from '@ui/filters/FilterPanel'
import type { BrowseFilters } from './use-browse-filters'
import { useFilterChoices } from './use-filter-choices'

/** Side panel of Discover. The results beside it say how many listings match. */
export function BrowseFilterPanel({ query, shown, onChange, onReset }: BrowseFilters) {
  const choices = useFilterChoices(query, onChange)
  return <FilterPanel {...choices} filters={shown} onChange={onChange} onReset={onReset} />
}
