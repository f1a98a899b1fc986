import { FilterDrawer } from '@ui/filters/FilterDrawer'
import type { BrowseFilterPanelProps } from './BrowseFilterPanel'
import { useFilterChoices, type WantedChoices } from './use-filter-choices'

export interface BrowseFilterDrawerProps extends BrowseFilterPanelProps {
  /** Whether it is open. */
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
