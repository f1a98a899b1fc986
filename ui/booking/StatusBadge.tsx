import {
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiFlagCheckered,
} from '@mdi/js'
import { styled } from '@mui/material/styles'
import { statusKey, type StatusKey } from '@domain/booking/booking-status'
import { statusCopy } from '@domain/copy/status-copy'
import type { BookingStatus } from '@domain/schemas/booking-schema'
import { Icon } from '@ui/text/Icon'

export interface StatusBadgeProps {
  status: BookingStatus
}

/** The keys are lower-cased statuses, which are also the names of the theme's colours. */
const icons = {
  pending: mdiClockOutline,
  confirmed: mdiCheckCircleOutline,
  cancelled: mdiCloseCircleOutline,
  completed: mdiFlagCheckered,
} as const satisfies Record<StatusKey, string>

/**
 * Badge with the status of a booking. It combines icon, text and colour, so that nothing depends on
 * colour alone.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const key = statusKey(status)
  return (
    <Badge data-status={key}>
      <Icon path={icons[key]} size="small" />
      {statusCopy[status]}
    </Badge>
  )
}

const Badge = styled('span')(({ theme }) => {
  const coloured = (key: StatusKey) => ({
    color: theme.vars.palette[key].main,
    backgroundColor: theme.vars.palette[key].tint,
  })
  return {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    padding: theme.spacing(0.5, 1.25, 0.5, 0.75),
    borderRadius: theme.radius.pill,
    whiteSpace: 'nowrap',
    '&[data-status="pending"]': coloured('pending'),
    '&[data-status="confirmed"]': coloured('confirmed'),
    '&[data-status="cancelled"]': coloured('cancelled'),
    '&[data-status="completed"]': coloured('completed'),
  }
})
