import { mdiCalendarPlus, mdiLinkVariant, mdiPencilOutline, mdiPrinterOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { Hint } from '@ui/listing/Hint'
import { Icon } from '@ui/text/Icon'

export interface BookingActionsProps {
  /** The edit icon is there while the booking is pending or confirmed. */
  canEdit: boolean
  onPrint: () => void
  /** The guest is about to print: time to fetch what only the receipt needs. */
  onPrintIntent?: () => void
  onAddToCalendar: () => void
  onCalendarIntent?: () => void
  onCopyLink: () => void
}

const { actions, editHint, actionsLabel } = bookingDetailsCopy

/** The small action icons of booking details (section 2.16, R-118). Edit has no action: no screen exists. */
export function BookingActions({
  canEdit,
  onPrint,
  onPrintIntent,
  onAddToCalendar,
  onCalendarIntent,
  onCopyLink,
}: BookingActionsProps) {
  return (
    <Row role="group" aria-label={actionsLabel}>
      <Action
        label={actions.print}
        icon={mdiPrinterOutline}
        onClick={onPrint}
        onIntent={onPrintIntent}
      />
      <Action
        label={actions.calendar}
        icon={mdiCalendarPlus}
        onClick={onAddToCalendar}
        onIntent={onCalendarIntent}
      />
      <Action label={actions.copyLink} icon={mdiLinkVariant} onClick={onCopyLink} />
      {canEdit && (
        <Hint text={editHint} align="end">
          {(hintId) => (
            <IconButton aria-label={actions.edit} aria-describedby={hintId}>
              <Icon path={mdiPencilOutline} />
            </IconButton>
          )}
        </Hint>
      )}
    </Row>
  )
}

interface ActionProps {
  label: string
  icon: string
  onClick: () => void
  onIntent?: (() => void) | undefined
}

/** The hint repeats the name for the eye; a reader has heard it already. */
function Action({ label, icon, onClick, onIntent }: ActionProps) {
  return (
    <Hint text={label} align="end">
      {() => (
        <IconButton
          aria-label={label}
          onClick={onClick}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <Icon path={icon} />
        </IconButton>
      )}
    </Hint>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& button': {
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.line,
    backgroundColor: theme.vars.palette.surface,
  },
}))
