import { usePropertyTypes } from '@features/property-types/use-property-types'
import { PropertyTypeTabs } from '@ui/listing/PropertyTypeTabs'
import { PropertyTypeTabsFailed } from '@ui/listing/PropertyTypeTabsFailed'

export interface TypeTabsProps {
  /** Id of the chosen type; undefined is 'All'. */
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
}

/** The property-type tabs, or what stands in when their call fails (section 8). */
export function TypeTabs({ selectedId, onSelect }: TypeTabsProps) {
  const { propertyTypes, error } = usePropertyTypes()
  // The letter: Retry loads the page again; filters survive in the address.
  if (error) return <PropertyTypeTabsFailed onRetry={() => window.location.reload()} />
  return <PropertyTypeTabs types={propertyTypes} selectedId={selectedId} onSelect={onSelect} />
}
