import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { priceLabel } from '@domain/search/active-filters'
import { countFilters, type ListingFilters } from '@domain/search/listing-query'
import { offProps } from '@ui/form/off-props'
import { ChoiceChips } from './ChoiceChips'
import { DatesPill } from './DatesPill'
import type { FilterChoices, FilterControlProps } from './filter-controls'
import {
  amenityChoice,
  atMostOne,
  bedroomOptions,
  boundsOf,
  chosenPrice,
  homePriceOptions,
} from './filter-options'
import { GuestsChoice } from './GuestsChoice'
import { LocationFields } from './LocationFields'
import { NamedChoice } from './NamedChoice'
import { PillPopover } from './PillPopover'

export interface FilterBarProps
  extends FilterControlProps, Omit<FilterChoices, 'propertyTypes' | 'propertyTypesError'> {
  /** Callback fired on a click on Reset, which removes every filter including the property type. */
  onReset: () => void
  /** Number of matching listings, or undefined until it is known. */
  total?: number | undefined
  /** Whether more than `total` listings match. */
  isCapped?: boolean | undefined
  /** Callback fired when the location popover opens, so that its options can be fetched. */
  onOpenLocation: () => void
  /** Callback fired when the amenities popover opens, so that its options can be fetched. */
  onOpenAmenities: () => void
}

const noPlace = { country: undefined, state: undefined, city: undefined }
const placeOf = ({ city, state, country }: ListingFilters) =>
  [city, state, country].filter(Boolean).slice(0, 2).join(', ') || undefined

/**
 * Filter row of the home page: six pills in one frame, each with its own control.
 *
 * @avoid Below `lg`, or where the results have a panel: FilterDrawer or FilterPanel.
 * @a11y A named group of buttons that open dialogs. Each says its filter and its value. Reset stays
 * focusable while there is nothing to reset.
 */
export function FilterBar({
  filters,
  onChange,
  onReset,
  onOpenLocation,
  onOpenAmenities,
  total,
  isCapped,
  ...choices
}: FilterBarProps) {
  const { bedroomNo, guestNo, amenities = [] } = filters
  const control = { filters, onChange }
  const close = total !== undefined && { closeText: filterPanelCopy.showHomes(total, isCapped) }
  const prices = homePriceOptions(choices.currency)
  const price = chosenPrice(prices, filters)
  return (
    <Frame role="group" aria-label={filtersCopy.title} data-popup-row>
      <PillPopover
        {...close}
        label={filterPanelCopy.location}
        value={placeOf(filters)}
        example={filtersCopy.defaultLocation}
        onClear={() => onChange(noPlace)}
        onOpen={onOpenLocation}
      >
        <LocationFields {...control} location={choices.location} />
      </PillPopover>
      <PillPopover
        {...close}
        label={filterPanelCopy.price}
        // The pill has no room for the currency beside the range.
        value={
          homePriceOptions().find(({ value }) => value === price)?.label ?? priceLabel(filters)
        }
        onClear={() => onChange(boundsOf(undefined))}
      >
        <ChoiceChips options={prices} {...atMostOne(price, (range) => onChange(boundsOf(range)))} />
      </PillPopover>
      <PillPopover
        {...close}
        label={filterPanelCopy.bedrooms}
        value={bedroomNo === undefined ? undefined : filterPanelCopy.chosen.bedroomNo(bedroomNo)}
        onClear={() => onChange({ bedroomNo: undefined })}
      >
        <ChoiceChips
          options={bedroomOptions}
          {...atMostOne(bedroomNo, (rooms) => onChange({ bedroomNo: rooms }))}
        />
      </PillPopover>
      <PillPopover
        {...close}
        label={filterPanelCopy.amenities}
        value={amenities.length > 0 ? filterPanelCopy.chosenAmenities(amenities.length) : undefined}
        onClear={() => onChange({ amenities: undefined })}
        onOpen={onOpenAmenities}
      >
        <NamedChoice {...amenityChoice(control, choices)} />
      </PillPopover>
      <DatesPill {...control} today={choices.today} />
      <PillPopover
        {...close}
        label={filterPanelCopy.guests}
        value={guestNo === undefined ? undefined : filterPanelCopy.chosen.guestNo(guestNo)}
        onClear={() => onChange({ guestNo: undefined })}
      >
        <GuestsChoice {...control} />
      </PillPopover>
      {/* Always there, because the pills would move when it comes. */}
      <Button onClick={onReset} {...offProps(countFilters(filters) === 0)}>
        {filterPanelCopy.reset}
      </Button>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.surface,
}))
