import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { AVAILABILITIES, parsePriceRange, type ListingFilters } from '@domain/listing-query'

export interface FilterOption<Value> {
  value: Value
  label: string
}

/** Section 9, as their query means them: '3plus' is 3 (section 5). */
export const bedroomOptions: readonly FilterOption<number>[] = [
  { value: 1, label: filterPanelCopy.bedroomOptions['1'] },
  { value: 2, label: filterPanelCopy.bedroomOptions['2'] },
  { value: 3, label: filterPanelCopy.bedroomOptions['3plus'] },
]

/** Section 9, in its order; 'All' is the absence of the filter. */
export const availabilityOptions: readonly FilterOption<ListingFilters['availability']>[] = [
  ...AVAILABILITIES.map((value) => ({ value, label: filterPanelCopy.availability[value] })),
  { value: undefined, label: filterPanelCopy.availability.all },
]

/** Section 9: 5 down to 1. */
export const ratingOptions: readonly FilterOption<number>[] = [5, 4, 3, 2, 1].map((value) => ({
  value,
  label: filterPanelCopy.ratingOption(value),
}))

export type PriceOption = FilterOption<string>

/** The side panel's presets. */
export const panelPriceOptions: readonly PriceOption[] = Object.entries(
  filterPanelCopy.panelPrices,
).map(([value, label]) => ({ value, label }))

/** Home's ranges, after the country's currency code and a space when it is known. */
export const homePriceOptions = (currency?: string): readonly PriceOption[] =>
  Object.entries(filterPanelCopy.homePrices).map(([value, label]) => ({
    value,
    label: currency ? `${currency} ${label}` : label,
  }))

/** Which of the ranges the filters' bounds are exactly; undefined for any others. */
export const chosenPrice = (
  options: readonly PriceOption[],
  { priceMin, priceMax }: ListingFilters,
): string | undefined =>
  options.find(({ value }) => {
    const range = parsePriceRange(value)
    return range.priceMin === priceMin && range.priceMax === priceMax
  })?.value

/** Both bounds of a range, so that a missing one is taken away. */
export const boundsOf = (
  range: string | undefined,
): Pick<ListingFilters, 'priceMin' | 'priceMax'> => ({
  priceMin: undefined,
  priceMax: undefined,
  ...parsePriceRange(range ?? ''),
})
