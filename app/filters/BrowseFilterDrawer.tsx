import { FilterDrawer } from '@ui/filters/FilterDrawer'
import type { BrowseFilterPanelProps } from './BrowseFilterPanel'
import { useFilterChoices, type WantedChoices } from './use-filter-choices'

export interface BrowseFilterDrawerProps extends BrowseFilterPanelProps {
  open: boolean
  onClose: () => void
}

/** A closed drawer asks for nothing. */
const wantedWhile = (open: boolean): WantedChoices => ({ location: open, amenities: open })

/** The panel as a drawer, for Home and Discover below large. Fetched by FilterDrawerButton. */
export function BrowseFilterDrawer({ query, open, ...rest }: BrowseFilterDrawerProps) {
  const choices = useFilterChoices(query, rest.onChange, wantedWhile(open))
  return <FilterDrawer {...choices} {...rest} filters={query} open={open} />
}
