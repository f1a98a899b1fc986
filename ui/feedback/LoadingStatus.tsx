import { keyframes } from '@emotion/react'
import { styled, type SxProps, type Theme } from '@mui/material/styles'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface LoadingStatusProps {
  /** Text that names what is loading. It has a default. */
  label?: string | undefined
  /** Leaves the announcement to a live region that the page has already. */
  isSilent?: boolean | undefined
  /** Shows the label under the ring. By default only screen readers announce it. */
  showLabel?: boolean | undefined
  /** Extra styles of the outermost element, such as a margin or a width. */
  sx?: SxProps<Theme> | undefined
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/**
 * Loading indicator for content of unknown shape. Where the shape is known, show its skeleton
 * instead.
 *
 * @avoid Where the shape of the content is known: its skeleton.
 * @a11y A status with text. The ring is decorative.
 */
export function LoadingStatus({
  label = feedbackCopy.loading,
  isSilent = false,
  showLabel = false,
  sx,
}: LoadingStatusProps) {
  return (
    <Root {...(isSilent ? { 'aria-hidden': true } : { role: 'status' })} {...(sx && { sx })}>
      <Ring aria-hidden />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  )
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  color: theme.vars.palette.text.secondary,
}))

const Ring = styled('span')(({ theme }) => ({
  width: '2.25rem',
  height: '2.25rem',
  boxSizing: 'border-box',
  borderWidth: 3,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderBlockStartColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
}))
