import { toggleAmenity } from '@domain/listing-query'
import { useAmenities } from './use-amenities'

export interface AmenityChoiceOptions {
  /** Ids. They live in the address, so the page holds them. */
  selected: readonly string[]
  onChange: (ids: string[]) => void
  /** False while nobody looks: nothing is asked then. */
  isWanted?: boolean
}

/** The amenities and which of them are chosen (section 4): one at a time, all at once, or none. */
export function useAmenityChoice({ selected, onChange, isWanted = true }: AmenityChoiceOptions) {
  return {
    ...useAmenities(isWanted),
    selectedAmenities: selected,
    toggle: (id: string) => onChange(toggleAmenity(selected, id)),
    select: (ids: readonly string[]) => onChange([...new Set(ids)]),
    clear: () => onChange([]),
  }
}
