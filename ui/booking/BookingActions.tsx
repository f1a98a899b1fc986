import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { Hint } from '@ui/listing/Hint'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR_PLUS, ICON_LINK, ICON_PENCIL, ICON_PRINTER } from '@ui/text/icons'

export interface BookingActionsProps {
  /** Whether to show the edit button. Only pending and confirmed bookings have it. */
  canEdit: boolean
  /** Callback fired on a click on the print button. */
  onPrint: () => void
  /** Callback fired on a click on the calendar button. Without it there is none. */
  onAddToCalendar?: (() => void) | undefined
  /** Callback fired on a click on the button that copies the page's link. */
  onCopyLink: () => void
  /**
   * Callback fired when the buttons are hovered or focused, so that the page can fetch what only
   * the receipt and the calendar file need.
   */
  onIntent?: (() => void) | undefined
}

const { actions, editHint, actionsLabel } = bookingDetailsCopy

/**
 * Icon buttons of the booking details. The edit button has no action, because no page for it exists
 * (R-118).
 *
 * @avoid In the list of bookings: one link to the details is enough there.
 * @a11y A named group of icon buttons. Tooltips repeat the names for the eye only; the edit button
 * explains that it does nothing yet.
 */
export function BookingActions({
  canEdit,
  onPrint,
  onAddToCalendar,
  onCopyLink,
  onIntent,
}: BookingActionsProps) {
  return (
    <Row role="group" aria-label={actionsLabel} onPointerEnter={onIntent} onFocus={onIntent}>
      <Action label={actions.print} icon={ICON_PRINTER} onClick={onPrint} />
      {onAddToCalendar && (
        <Action label={actions.calendar} icon={ICON_CALENDAR_PLUS} onClick={onAddToCalendar} />
      )}
      <Action label={actions.copyLink} icon={ICON_LINK} onClick={onCopyLink} />
      {canEdit && (
        <Hint text={editHint} align="end">
          {(hintId) => (
            <IconButton aria-label={actions.edit} aria-describedby={hintId}>
              <Icon path={ICON_PENCIL} size="small" />
              <span>{actions.edit}</span>
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
}

/**
 * Icon button with its name beside it where there is room, and otherwise in a tooltip. The tooltip
 * repeats the accessible name, so screen readers skip it.
 */
function Action({ label, icon, onClick }: ActionProps) {
  return (
    <Named>
      <Hint text={label} align="end">
        {() => (
          <IconButton
            aria-label={label}
            // A double click copies, prints or saves once.
            onClick={({ detail }) => detail < 2 && onClick()}
          >
            <Icon path={icon} size="small" />
            <span>{label}</span>
          </IconButton>
        )}
      </Hint>
    </Named>
  )
}

const Named = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { '& [role="tooltip"]': { display: 'none' } },
}))

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& button > span': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    '& button': {
      ...theme.typography.body2,
      width: 'auto',
      whiteSpace: 'nowrap',
      gap: theme.spacing(1),
      paddingInline: theme.spacing(2),
      borderRadius: theme.radius.pill,
      fontWeight: 600,
      color: theme.vars.palette.text.primary,
    },
    '& button > span': { display: 'inline' },
  },
  '& button': {
    border: `thin solid ${theme.vars.palette.line}`,
    backgroundColor: theme.vars.palette.surface,
  },
}))
