import {
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiFlagCheckered,
  mdiInformationOutline,
} from '@mdi/js'
import { styled } from '@mui/material/styles'
import { statusKey, statusText, type StatusKey } from '@domain/booking/booking-status'
import { Icon } from '@ui/text/Icon'

export interface StatusBadgeProps {
  /** One of ours, or the word of another backend, which is shown as it is. */
  status: string
}

/** The keys are lower-cased statuses, which are also the names of the theme's colours. */
const icons = {
  pending: mdiClockOutline,
  confirmed: mdiCheckCircleOutline,
  cancelled: mdiCloseCircleOutline,
  completed: mdiFlagCheckered,
} as const satisfies Record<StatusKey, string>

const statusKeys = Object.keys(icons) as StatusKey[]

/**
 * Badge with the status of a booking. It combines icon, text and colour, so that nothing depends on
 * colour alone.
 *
 * @avoid For the state of a form or a request: InlineAlert or LoadingStatus.
 * @a11y Icon and colour repeat what the text says.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  const key = statusKey(status)
  return (
    <Badge data-status={key}>
      <Icon path={key ? icons[key] : mdiInformationOutline} size="small" />
      {statusText(status)}
    </Badge>
  )
}

const Badge = styled('span')(({ theme }) => {
  const colours = statusKeys.map((key) => [
    `&[data-status="${key}"]`,
    {
      color: theme.vars.palette[key].main,
      backgroundColor: theme.vars.palette[key].tint,
    },
  ])
  return {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    padding: theme.spacing(0.5, 1.25, 0.5, 0.75),
    borderRadius: theme.radius.pill,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.ink2.main,
    backgroundColor: theme.vars.palette.sunken,
    ...Object.fromEntries(colours),
  }
})
