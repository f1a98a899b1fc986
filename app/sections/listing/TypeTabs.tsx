import { usePropertyTypes } from '@features/property-type/use-property-types'
import { PropertyTypeTabs } from '@ui/listing/PropertyTypeTabs'
import { PropertyTypeTabsFailed } from '@ui/listing/PropertyTypeTabsFailed'

export interface TypeTabsProps {
  /** Id of the chosen type. Undefined means 'All'. */
  selectedId: string | undefined
  onSelect: (id: string | undefined) => void
}

/** Property-type tabs, or static tabs when the types cannot be fetched. */
export function TypeTabs({ selectedId, onSelect }: TypeTabsProps) {
  const { propertyTypes, error } = usePropertyTypes()
  // The specification requires a reload. The filters survive in the address.
  if (error) return <PropertyTypeTabsFailed onRetry={() => window.location.reload()} />
  return <PropertyTypeTabs types={propertyTypes} selectedId={selectedId} onSelect={onSelect} />
}
