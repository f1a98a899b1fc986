import { discoverCopy } from '@domain/copy/discover-copy'
import { FilterPanel } from '@ui/filters/FilterPanel'
import type { BrowseFilters } from './use-browse-filters'
import { useFilterChoices } from './use-filter-choices'

export interface BrowseFilterPanelProps extends BrowseFilters {
  /** How many homes are left; undefined until that is known. */
  total: number | undefined
  isCapped: boolean
}

/** Discover's side panel; the results beside it announce their count themselves. */
export function BrowseFilterPanel({
  query,
  onChange,
  onReset,
  total,
  isCapped,
}: BrowseFilterPanelProps) {
  const choices = useFilterChoices(query, onChange)
  return (
    <FilterPanel
      {...choices}
      filters={query}
      onChange={onChange}
      onReset={onReset}
      summary={total === undefined ? '' : discoverCopy.count(total, isCapped)}
    />
  )
}
