import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { firstAmenities } from '@domain/listing/first-names'
import { AVAILABILITIES } from '@domain/search/filter-table'
import { type ListingFilters, parsePriceRange, toggleAmenity } from '@domain/search/listing-query'
import type { FilterChoices, FilterControlProps } from './filter-controls'

export interface FilterOption<Value> {
  value: Value
  label: string
}

/** Bedroom options with their query values: '3plus' becomes 3. */
export const bedroomOptions: readonly FilterOption<number>[] = [
  { value: 1, label: filterPanelCopy.bedroomOptions['1'] },
  { value: 2, label: filterPanelCopy.bedroomOptions['2'] },
  { value: 3, label: filterPanelCopy.bedroomOptions['3plus'] },
]

/** Availability options. 'All' means that the filter is not set. */
export const availabilityOptions: readonly FilterOption<ListingFilters['availability']>[] = [
  ...AVAILABILITIES.map((value) => ({ value, label: filterPanelCopy.availability[value] })),
  { value: undefined, label: filterPanelCopy.availability.all },
]

/** Rating options from 5 down to 1. */
export const ratingOptions: readonly FilterOption<number>[] = [5, 4, 3, 2, 1].map((value) => ({
  value,
  label: filterPanelCopy.ratingOption(value),
}))

export type PriceOption = FilterOption<string>

/** Price presets of the filter panel. */
export const panelPriceOptions: readonly PriceOption[] = Object.entries(
  filterPanelCopy.panelPrices,
).map(([value, label]) => ({ value, label }))

/**
 * Returns the price ranges of the home page, prefixed with the country's currency code if it is
 * known.
 */
export const homePriceOptions = (currency?: string): readonly PriceOption[] =>
  Object.entries(filterPanelCopy.homePrices).map(([value, label]) => ({
    value,
    label: currency ? `${currency} ${label}` : label,
  }))

/** Returns the range whose bounds equal the filters' bounds, or undefined. */
export const chosenPrice = (
  options: readonly PriceOption[],
  { priceMin, priceMax }: ListingFilters,
): string | undefined =>
  options.find(({ value }) => {
    const range = parsePriceRange(value)
    return range.priceMin === priceMin && range.priceMax === priceMax
  })?.value

/** Returns both bounds of a range. A missing bound is undefined, which clears it. */
export const boundsOf = (
  range: string | undefined,
): Pick<ListingFilters, 'priceMin' | 'priceMax'> => ({
  priceMin: undefined,
  priceMax: undefined,
  ...parsePriceRange(range ?? ''),
})

/** Returns the props of chips of which at most one is selected. A second click clears the choice. */
export const atMostOne = <Value>(
  chosen: Value | undefined,
  onChange: (chosen: Value | undefined) => void,
) => ({
  selected: [chosen],
  onToggle: (value: Value | undefined) => onChange(value === chosen ? undefined : value),
})

/** Returns the props of a NamedChoice of amenities. */
export const amenityChoice = (
  { filters: { amenities = [] }, onChange }: FilterControlProps,
  choices: Pick<FilterChoices, 'amenities' | 'amenitiesError'>,
) => ({
  named: choices.amenities,
  standIns: Object.values(firstAmenities),
  error: choices.amenitiesError,
  noneText: filterPanelCopy.noAmenities,
  selected: amenities,
  onToggle(id: string) {
    const ids = toggleAmenity(amenities, id)
    onChange({ amenities: ids.length > 0 ? ids : undefined })
  },
})
