import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { firstPropertyTypes } from '@domain/listing/first-names'
import { countFilters } from '@domain/search/listing-query'
import { StayDateFields } from '@ui/dates/StayDateFields'
import { offProps } from '@ui/form/off-props'
import { ChoiceChips } from './ChoiceChips'
import type { FilterChoices, FilterControlProps } from './filter-controls'
import {
  amenityChoice,
  atMostOne,
  availabilityOptions,
  bedroomOptions,
  ratingOptions,
} from './filter-options'
import { GuestsChoice } from './GuestsChoice'
import { headBesideHeading } from './head-beside-heading'
import { LocationFields } from './LocationFields'
import { NamedChoice } from './NamedChoice'
import { PriceFields } from './PriceFields'

export interface FilterPanelProps extends FilterControlProps, Omit<FilterChoices, 'currency'> {
  /** Callback fired on a click on Reset, which removes every filter. */
  onReset: () => void
  /** Control at the right of the title, such as the drawer's close button. */
  action?: ReactNode | undefined
  /** Button at the right of Reset that shows the listings. The drawer has one. */
  summary?: ReactNode | undefined
}

/**
 * Filter panel with every filter in one column. Its title and its foot stay visible while the
 * filters scroll.
 *
 * @avoid On phones: FilterDrawer holds it.
 * @a11y A region named by its heading. Each filter is a group named by its own. Reset stays focusable while there is nothing to reset.
 */
export function FilterPanel({
  filters,
  onChange,
  onReset,
  action,
  summary,
  ...choices
}: FilterPanelProps) {
  const id = useId()
  const { propertyType, bedroomNo, availability, rating } = filters
  const control = { filters, onChange }
  return (
    <Panel role="region" aria-labelledby={id}>
      <Head data-panel={!action}>
        <h2 id={id}>{filtersCopy.title}</h2>
        {action}
      </Head>
      <Body>
        {/* In the specification's order. The dates below the availability and the guest count at the
            end are additions. */}
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
            onToggle={(id) => onChange({ propertyType: id === propertyType ? undefined : id })}
          />
        </FilterSection>
        <FilterSection title={filterPanelCopy.bedrooms}>
          <ChoiceChips
            options={bedroomOptions}
            {...atMostOne(bedroomNo, (chosen) => onChange({ bedroomNo: chosen }))}
          />
        </FilterSection>
        <FilterSection title={filterPanelCopy.amenities}>
          <NamedChoice {...amenityChoice(control, choices)} />
        </FilterSection>
        <FilterSection title={filterPanelCopy.priceRange} hint={filterPanelCopy.priceHint}>
          <PriceFields {...control} />
        </FilterSection>
        <FilterSection title={filterPanelCopy.availabilityLabel}>
          <ChoiceChips
            options={availabilityOptions}
            {...atMostOne(availability, (chosen) => onChange({ availability: chosen }))}
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
            {...atMostOne(rating, (chosen) => onChange({ rating: chosen }))}
          />
        </FilterSection>
        <FilterSection title={filterPanelCopy.guests} hint={filterPanelCopy.guestsHint}>
          <GuestsChoice {...control} />
        </FilterSection>
      </Body>
      <Foot>
        {/* A disabled button would lose the focus right after the click that resets everything. */}
        <Button onClick={onReset} {...offProps(countFilters(filters) === 0)}>
          {filterPanelCopy.reset}
        </Button>
        {summary}
      </Foot>
    </Panel>
  )
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
})

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.spacing(7.5),
  flex: 'none',
  '& > h2': { ...theme.typography.h2, margin: 0 },
  // Beside the results the title has the baseline of the page's heading.
  '&[data-panel="true"]': headBesideHeading(theme),
}))

const Body = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.line} transparent`,
  // Leaves room for the focus rings, which the scrolling area would cut off.
  marginInline: theme.spacing(-1),
  paddingInline: theme.spacing(1),
  scrollPaddingBlock: theme.spacing(1),
  '& > :first-of-type': { paddingBlockStart: theme.spacing(1) },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  flex: 'none',
  paddingBlock: theme.spacing(1.5),
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
}))

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
