import { styled } from '@mui/material/styles'
import { FILTER_GUESTS_MAXIMUM } from '@domain/constants'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { StepButton } from '@ui/form/StepButton'
import { ICON_MINUS, ICON_PLUS } from '@ui/text/icons'
import type { FilterControlProps } from './filter-controls'

export interface GuestsChoiceProps extends FilterControlProps {
  /** Text shown for zero, 'Any' by default. */
  anyText?: string | undefined
}

/**
 * Stepper for the guest count to search for. Zero means any.
 *
 * @avoid For the guests of a booking: GuestStepper begins at one.
 * @a11y Two buttons around a status. At a limit a button does nothing and keeps the focus.
 */
export function GuestsChoice({
  filters,
  onChange,
  anyText = filterPanelCopy.any,
}: GuestsChoiceProps) {
  const guests = filters.guestNo ?? 0
  const step = (to: number) => onChange({ guestNo: to > 0 ? to : undefined }, 'step')
  return (
    <Row>
      <Figure role="status" data-set={guests > 0}>
        {guests === 0 ? anyText : filterPanelCopy.chosen.guestNo(guests)}
      </Figure>
      <StepButton
        label={filterPanelCopy.fewerGuests}
        icon={ICON_MINUS}
        isAtLimit={guests === 0}
        onClick={() => step(guests - 1)}
      />
      <StepButton
        label={filterPanelCopy.moreGuests}
        icon={ICON_PLUS}
        isAtLimit={guests >= FILTER_GUESTS_MAXIMUM}
        onClick={() => step(guests + 1)}
      />
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}))

const Figure = styled('p')({
  margin: 0,
  marginInlineEnd: 'auto',
})
