import type { ComponentType } from 'react'
import { lateCode } from '@ui/layout/late-code'
import { latePart } from '@ui/layout/late-part'
import type { BrowseFilterBarProps } from './BrowseFilterBar'
import type { BrowseFilters } from './use-browse-filters'

/**
 * Filter row of the home page. It is shown from the `lg` breakpoint up only, so it is not part of
 * the initial bundle.
 */
export const BrowseFilterBar: ComponentType<BrowseFilterBarProps> = latePart(
  lateCode(() => import('./BrowseFilterBar'), 'BrowseFilterBar'),
)

/** Side panel of Discover, shown from the `lg` breakpoint up only. */
export const BrowseFilterPanel: ComponentType<BrowseFilters> = latePart(
  lateCode(() => import('./BrowseFilterPanel'), 'BrowseFilterPanel'),
)
