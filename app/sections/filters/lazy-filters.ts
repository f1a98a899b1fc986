import type { ComponentType } from 'react'
import { lazyComponent } from '@ui/layout/lazy-part'
import type { BrowseFilterBarProps } from './BrowseFilterBar'
import type { BrowseFilters } from './use-browse-filters'

/**
 * Filter row of the home page. It is shown from the `lg` breakpoint up only, so it is not part of
 * the initial bundle.
 */
export const BrowseFilterBar: ComponentType<BrowseFilterBarProps> = lazyComponent(() =>
  import('./BrowseFilterBar').then((file) => file.BrowseFilterBar),
)

/** Side panel of Discover, shown from the `lg` breakpoint up only. */
export const BrowseFilterPanel: ComponentType<BrowseFilters> = lazyComponent(() =>
  import('./BrowseFilterPanel').then((file) => file.BrowseFilterPanel),
)
