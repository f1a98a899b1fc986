import { styled } from '@mui/material/styles'
import { statusKey, statusText } from '@domain/booking/booking-status'
import type { StatusKey } from '@domain/booking/status-table'
import { Icon } from '@ui/text/Icon'
import { ICON_CIRCLE_CHECK, ICON_CIRCLE_X, ICON_CLOCK, ICON_FLAG, ICON_INFO } from '@ui/text/icons'

export interface StatusBadgeProps {
  /** One of ours, or the word of another backend, which is shown as it is. */
  status: string
}

/** The keys are lower-cased statuses, which are also the names of the theme's colours. */
const icons = {
  pending: ICON_CLOCK,
  confirmed: ICON_CIRCLE_CHECK,
  cancelled: ICON_CIRCLE_X,
  completed: ICON_FLAG,
} as const satisfies Record<StatusKey, string>

/**
 * Badge with the status of a booking. It combines icon, text and colour, so that nothing depends on
 * colour alone.
 *
 * @avoid For the state of a form or a request: InlineAlert.
 * @a11y Icon and colour repeat what the text says.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const key = statusKey(status)
  return (
    <Badge sx={key && { color: `${key}.main`, backgroundColor: `${key}.tint` }}>
      <Icon path={key ? icons[key] : ICON_INFO} size="small" />
      {statusText(status)}
    </Badge>
  )
}

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  paddingBlock: theme.spacing(0.5),
  paddingInline: theme.spacing(0.75, 1.25),
  borderRadius: theme.radius.pill,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.ink2.main,
  backgroundColor: theme.vars.palette.sunken,
}))
