import { toggleAmenity } from '@domain/search/listing-query'
import { useAmenities } from '@features/amenity/use-amenities'

export interface AmenityChoiceOptions {
  /** Ids of the selected amenities. The address holds them, so the page owns the state. */
  selected: readonly string[]
  onChange: (ids: string[]) => void
  /** While false, no request is sent. */
  isWanted?: boolean
}

/**
 * Returns the amenities and the selected ones, with actions to toggle one, select all, or clear.
 */
export function useAmenityChoice({ selected, onChange, isWanted = true }: AmenityChoiceOptions) {
  return {
    ...useAmenities(isWanted),
    selectedAmenities: selected,
    toggle: (id: string) => onChange(toggleAmenity(selected, id)),
    select: (ids: readonly string[]) => onChange([...new Set(ids)]),
    clear: () => onChange([]),
  }
}
