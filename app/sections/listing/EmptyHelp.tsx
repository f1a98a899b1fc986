import { discoverCopy } from '@domain/copy/discover-copy'
import { insteadCopy } from '@domain/copy/instead-copy'
import { isolated } from '@domain/copy/isolated'
import type { Instead, ReadFilters } from '@domain/schemas/listing-schema'
import { activeFilters, datesLabel, readChips } from '@domain/search/active-filters'
import { TEXT_KEY, withReadDates } from '@domain/search/instead'
import { noFilters, type ListingQuery } from '@domain/search/listing-query'
import { useAmenities } from '@features/amenity/use-amenities'
import { usePropertyTypes } from '@features/property-type/use-property-types'
import { InsteadList } from '@ui/listing/InsteadList'

export interface EmptyHelpProps {
  query: ListingQuery
  /** Filters that were read in the search text. */
  read?: ReadFilters | undefined
  instead: Instead
  onChange: (change: Partial<ListingQuery>) => void
}

/** Number of changes that are suggested: those that find the most listings. */
const MAX_SUGGESTED = 4
const DATES = 'nearest dates'

interface Change {
  key: string
  label: string
  change: Partial<ListingQuery>
}

/**
 * Offers what finds listings after an empty result: the nearest place with any, the nearest free
 * dates, the filters that a guest can drop, and the cheapest homes in the dates.
 */
export function EmptyHelp({ query, read, instead, onChange }: EmptyHelpProps) {
  const { propertyTypes } = usePropertyTypes()
  const { amenities } = useAmenities(query.amenities !== undefined)
  const names = { propertyTypes, amenities }
  const active = new Map(
    [...activeFilters(query, names), ...readChips(read, query)].map((filter) => [
      filter.key,
      filter,
    ]),
  )
  const { dates, dropped, place, free } = instead
  const changes: Change[] = dropped.slice(0, MAX_SUGGESTED).flatMap(({ key, total }) => {
    const filter = active.get(key)
    const label = key === TEXT_KEY ? `“${isolated(query.search ?? '')}”` : filter?.label
    const cleared = key === TEXT_KEY ? { search: undefined } : filter?.cleared
    const text = label && insteadCopy.without(label, discoverCopy.count(total))
    // Without other filters it would repeat 'Clear search' and the button to all homes.
    const isAll = key === TEXT_KEY && active.size === 0
    return text && cleared && !isAll ? [{ key, label: text, change: cleared }] : []
  })
  if (dates) {
    const change = { startDate: dates.startDate, endDate: dates.endDate }
    const label = insteadCopy.otherDates(datesLabel(change) ?? '', discoverCopy.count(dates.total))
    changes.unshift({ key: DATES, label, change })
  }
  if (place) {
    const label = insteadCopy.nearestPlace(place.name, discoverCopy.count(place.total))
    changes.unshift({ key: 'nearest place', label, change: { ...noFilters, search: place.name } })
  }
  const asked = withReadDates(query, read)
  if (free) {
    const stay = { startDate: asked.startDate, endDate: asked.endDate }
    const label = insteadCopy.cheapestFree(datesLabel(stay) ?? '', discoverCopy.count(free))
    const change = { ...noFilters, ...stay, search: undefined, sort: 'price-up' as const }
    changes.push({ key: 'cheapest', label, change })
  }
  if (changes.length === 0) return null
  return <InsteadList changes={changes} onChoose={({ change }) => onChange(change)} />
}
