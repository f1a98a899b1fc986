import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { firstAmenities, firstPropertyTypes } from '@domain/listing/first-names'
import { toggleAmenity } from '@domain/search/listing-query'
import { StayDateFields } from '@ui/dates/StayDateFields'
import { ChoiceChips } from './ChoiceChips'
import type { FilterChoices, FilterControlProps } from './filter-controls'
import { availabilityOptions, bedroomOptions, ratingOptions } from './filter-options'
import { GuestsChoice } from './GuestsChoice'
import { LocationFields } from './LocationFields'
import { NamedChoice } from './NamedChoice'
import { PriceFields } from './PriceFields'

export interface FilterFieldsProps extends FilterControlProps, Omit<FilterChoices, 'currency'> {}

/** Returns undefined for the current value, so that a second click clears the choice. */
const toggled = <Value,>(now: Value | undefined, chosen: Value) =>
  now === chosen ? undefined : chosen

/**
 * All filters in one column, in the specification's order. The dates below the availability and the
 * guest count at the end are additions.
 *
 * @avoid Alone: it has neither a title nor Reset. Use FilterPanel or FilterDrawer.
 * @a11y Each filter is a group named by its heading.
 */
export function FilterFields({ filters, onChange, ...choices }: FilterFieldsProps) {
  const { propertyType, bedroomNo, amenities = [], availability, rating } = filters
  const control = { filters, onChange }
  return (
    <>
      <FilterSection title={filterPanelCopy.location}>
        <LocationFields {...control} location={choices.location} />
      </FilterSection>
      <FilterSection title={filterPanelCopy.propertyType}>
        <NamedChoice
          named={choices.propertyTypes}
          standIns={firstPropertyTypes}
          error={choices.propertyTypesError}
          noneText={filterPanelCopy.noTypes}
          selected={propertyType === undefined ? [] : [propertyType]}
          onToggle={(id) => onChange({ propertyType: toggled(propertyType, id) })}
        />
      </FilterSection>
      <FilterSection title={filterPanelCopy.bedrooms}>
        <ChoiceChips
          options={bedroomOptions}
          selected={bedroomNo === undefined ? [] : [bedroomNo]}
          onToggle={(chosen) => onChange({ bedroomNo: toggled(bedroomNo, chosen) })}
        />
      </FilterSection>
      <FilterSection title={filterPanelCopy.amenities}>
        <NamedChoice
          named={choices.amenities}
          standIns={Object.values(firstAmenities)}
          error={choices.amenitiesError}
          noneText={filterPanelCopy.noAmenities}
          selected={amenities}
          onToggle={(id) => onChange({ amenities: someOf(toggleAmenity(amenities, id)) })}
        />
      </FilterSection>
      <FilterSection title={filterPanelCopy.priceRange} hint={filterPanelCopy.priceHint}>
        <PriceFields {...control} />
      </FilterSection>
      <FilterSection title={filterPanelCopy.availabilityLabel}>
        <ChoiceChips
          options={availabilityOptions}
          selected={[availability]}
          onToggle={(chosen) => onChange({ availability: toggled(availability, chosen) })}
        />
        <Typography variant="body2" color="textSecondary">
          {filterPanelCopy.ownDates}
        </Typography>
        <StayDateFields
          startDate={filters.startDate ?? null}
          endDate={filters.endDate ?? null}
          today={choices.today}
          onChange={({ startDate, endDate }) =>
            onChange({ startDate: startDate ?? undefined, endDate: endDate ?? undefined })
          }
        />
      </FilterSection>
      <FilterSection title={filterPanelCopy.rating} hint={filterPanelCopy.ratingHint}>
        <ChoiceChips
          options={ratingOptions}
          selected={rating === undefined ? [] : [rating]}
          onToggle={(chosen) => onChange({ rating: toggled(rating, chosen) })}
        />
      </FilterSection>
      <FilterSection title={filterPanelCopy.guests} hint={filterPanelCopy.guestsHint}>
        <GuestsChoice {...control} />
      </FilterSection>
    </>
  )
}

/** Returns undefined for an empty list, which filters nothing. */
const someOf = (ids: string[]) => (ids.length > 0 ? ids : undefined)

/** Group of controls for one filter, named by its title and separated from the next by a hairline. */
function FilterSection({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Section role="group" aria-labelledby={`${id}-title`} aria-describedby={hint && `${id}-hint`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <Controls>{children}</Controls>
    </Section>
  )
}

const Section = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  '& + &': {
    borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  },
  '& > h3': { ...theme.typography.h3, margin: 0 },
  '& > p': {
    ...theme.typography.body2,
    margin: 0,
    marginBlockStart: theme.spacing(0.25),
    color: theme.vars.palette.text.secondary,
  },
}))

const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: theme.spacing(1.5),
}))
