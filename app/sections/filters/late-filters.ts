import { lazy, type ComponentType } from 'react'
import type { SortSelectProps } from '@ui/listing/SortSelect'
import type { BrowseFilterPanelProps } from './BrowseFilterPanel'
import type { BrowseFilters } from './use-browse-filters'

/** If the code fails to load, render nothing. The listings work without the filters. */
const nothing = { default: () => null }

/**
 * Filter row of the home page. It is shown from the `lg` breakpoint up only, so it is not part of
 * the initial bundle.
 */
export const BrowseFilterBar = lazy<ComponentType<BrowseFilters>>(() =>
  import('./BrowseFilterBar').then(
    ({ BrowseFilterBar: Bar }) => ({ default: Bar }),
    () => nothing,
  ),
)

/** Order of the results on the home page, which is below the first screen. */
export const SortSelect = lazy<ComponentType<SortSelectProps>>(() =>
  import('@ui/listing/SortSelect').then(
    ({ SortSelect: Select }) => ({ default: Select }),
    () => nothing,
  ),
)

/** Side panel of Discover, shown from the `lg` breakpoint up only. */
export const BrowseFilterPanel = lazy<ComponentType<BrowseFilterPanelProps>>(() =>
  import('./BrowseFilterPanel').then(
    ({ BrowseFilterPanel: Panel }) => ({ default: Panel }),
    () => nothing,
  ),
)
