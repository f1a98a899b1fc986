import { lazy, type ComponentType } from 'react'
import type { BrowseFilterPanelProps } from './BrowseFilterPanel'
import type { BrowseFilters } from './use-browse-filters'

/** Code that did not arrive leaves its place empty; the homes stand without it. */
const nothing = { default: () => null }

/** Home's filter row: only from large up, so the first file does not carry it. */
export const BrowseFilterBar = lazy<ComponentType<BrowseFilters>>(() =>
  import('./BrowseFilterBar').then(
    ({ BrowseFilterBar: Bar }) => ({ default: Bar }),
    () => nothing,
  ),
)

/** Discover's side panel: only from large up. */
export const BrowseFilterPanel = lazy<ComponentType<BrowseFilterPanelProps>>(() =>
  import('./BrowseFilterPanel').then(
    ({ BrowseFilterPanel: Panel }) => ({ default: Panel }),
    () => nothing,
  ),
)
