import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface LoadingStatusProps {
  /** Leaves the announcement to a live region that the page has already. */
  isSilent?: boolean | undefined
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/**
 * Loading indicator for content of unknown shape. Where the shape is known, show its skeleton
 * instead.
 *
 * @avoid Where the shape of the content is known: its skeleton.
 * @a11y A status with text. The ring is decorative.
 */
export function LoadingStatus({ isSilent = false }: LoadingStatusProps) {
  return (
    <Root {...(isSilent ? { 'aria-hidden': true } : { role: 'status' })}>
      <Ring aria-hidden />
      <VisuallyHidden>{feedbackCopy.loading}</VisuallyHidden>
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
