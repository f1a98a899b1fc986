import type { ReactNode } from 'react'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { Icon } from '../text/Icon'
import type { Severity } from './NotifyContext'
import { severityLook } from './severity-look'

export interface InlineAlertProps {
  severity: Severity
  children: ReactNode
  /** A button or link after the words. */
  action?: ReactNode
  /** `assertive` for what just went wrong, `polite` for news, `off` for what was there all along. */
  live?: 'assertive' | 'polite' | 'off'
  sx?: SxProps<Theme>
}

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const

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
    // Its touch area reaches over the padding, so that one line of words stays one line high.
    '& > button, & > a': { marginBlock: theme.spacing(-1.5) },
  }
})

/** A message in the place that it is about: above a form, beside a figure. */
export function InlineAlert({
  severity,
  children,
  action,
  live = severity === 'error' ? 'assertive' : 'off',
  sx,
}: InlineAlertProps) {
  return (
    <Box severity={severity} role={roles[live]} {...(sx ? { sx } : {})}>
      <Icon path={severityLook[severity].icon} size="small" />
      <div>{children}</div>
      {action}
    </Box>
  )
}
