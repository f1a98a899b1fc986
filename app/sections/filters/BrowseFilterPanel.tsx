import { discoverCopy } from '@domain/copy/discover-copy'
import { FilterPanel } from '@ui/filters/FilterPanel'
import type { BrowseFilters } from './use-browse-filters'
import { useFilterChoices } from './use-filter-choices'

export interface BrowseFilterPanelProps extends BrowseFilters {
  /** Number of matching listings. Undefined while it is not known. */
  total: number | undefined
  isCapped: boolean
}

/** Side panel of Discover. The results beside it announce their own count. */
export function BrowseFilterPanel({
  query,
  shown,
  onChange,
  onReset,
  total,
  isCapped,
}: BrowseFilterPanelProps) {
  const choices = useFilterChoices(query, onChange)
  return (
    <FilterPanel
      {...choices}
      filters={shown}
      onChange={onChange}
      onReset={onReset}
      summary={total === undefined ? '' : discoverCopy.count(total, isCapped)}
    />
  )
}
