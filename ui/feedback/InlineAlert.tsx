import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '@ui/text/Icon'
import type { Severity } from './NotifyContext'
import { severityLook } from './severity-look'

export interface InlineAlertProps {
  /** Severity, which sets the icon and the colour. */
  severity: Severity
  /** Message, with links where they help. */
  children: ReactNode
  /**
   * Announcement for screen readers: 'assertive' for a new error, 'polite' for news, and 'off' for
   * a message that was there from the start. Assertive for errors and else off by default.
   */
  live?: 'assertive' | 'polite' | 'off' | undefined
}

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const

/**
 * Message beside the content it concerns, for instance above a form or below an amount.
 *
 * @avoid For a fault of one field: its `error`. For news that pass: a toast.
 * @a11y Announced as 'alert' or 'status' by `live`, or not at all when it was there from the start.
 */
export function InlineAlert({
  severity,
  children,
  live = severity === 'error' ? 'assertive' : 'off',
}: InlineAlertProps) {
  return (
    <Box severity={severity} role={roles[live]}>
      <Icon path={severityLook[severity].icon} size="small" />
      <div>{children}</div>
    </Box>
  )
}

const Box = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<
  Pick<InlineAlertProps, 'severity'>
>(({ theme, severity }) => {
  const { main, tint } = theme.vars.palette[severityLook[severity].palette]
  return {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.5, 2),
    borderRadius: theme.radius.field,
    fontWeight: 500,
    color: main,
    backgroundColor: tint,
    '& > div': { flex: 1, minWidth: 0 },
  }
})
