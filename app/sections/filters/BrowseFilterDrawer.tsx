import { FilterDrawer } from '@ui/filters/FilterDrawer'
import type { BrowseFilters } from './use-browse-filters'
import { useFilterChoices, type WantedChoices } from './use-filter-choices'

/** Filters with the number of listings that match them. */
export interface CountedFilters extends BrowseFilters {
  /** Number of matching listings. Undefined while it is not known. */
  total: number | undefined
  /** Whether more listings match than are counted. */
  isCapped: boolean
}

export interface BrowseFilterDrawerProps extends CountedFilters {
  /** Whether the drawer is open. */
  open: boolean
  /** Callback fired when the guest closes it. */
  onClose: () => void
}

/** Returns the choices to fetch: none while the drawer is closed. */
const wantedWhile = (open: boolean): WantedChoices => ({ location: open, amenities: open })

/**
 * Filter drawer of the home page and Discover below the `lg` breakpoint. Loaded by
 * FilterDrawerButton.
 */
export function BrowseFilterDrawer({ query, shown, open, ...rest }: BrowseFilterDrawerProps) {
  const choices = useFilterChoices(query, rest.onChange, wantedWhile(open))
  return <FilterDrawer {...choices} {...rest} filters={shown} open={open} />
}
