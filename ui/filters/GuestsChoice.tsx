import { mdiMinus, mdiPlus } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { FILTER_GUESTS_MAXIMUM } from '@domain/constants'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { Icon } from '@ui/text/Icon'
import type { FilterControlProps } from './filter-controls'

/** Stepper for the guest count to search for. Zero means any. */
export function GuestsChoice({ filters, onChange }: FilterControlProps) {
  const guests = filters.guestNo ?? 0
  const step = (to: number) => onChange({ guestNo: to > 0 ? to : undefined }, 'step')
  return (
    <Row>
      <Figure role="status">
        {guests === 0 ? filterPanelCopy.any : filterPanelCopy.chosenGuests(guests)}
      </Figure>
      <Step
        aria-label={filterPanelCopy.fewerGuests}
        disabled={guests === 0}
        onClick={() => step(guests - 1)}
      >
        <Icon path={mdiMinus} size="small" />
      </Step>
      <Step
        aria-label={filterPanelCopy.moreGuests}
        disabled={guests >= FILTER_GUESTS_MAXIMUM}
        onClick={() => step(guests + 1)}
      >
        <Icon path={mdiPlus} size="small" />
      </Step>
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
  fontVariantNumeric: 'tabular-nums',
})

const Step = styled(IconButton)(({ theme }) => ({
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  '&.Mui-disabled': {
    borderColor: theme.vars.palette.line,
    color: theme.vars.palette.text.disabled,
  },
}))
