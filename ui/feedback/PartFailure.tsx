import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { createPortal } from 'react-dom'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'

export interface PartFailureProps {
  /** Callback fired on a click on Retry, which requests the code again. */
  onRetry: () => void
  /** Callback fired on a click on Close. */
  onClose: () => void
}

/**
 * Message at the bottom of the window about a part of the page whose code failed to load. The rest
 * of the page works.
 *
 * @avoid For data that failed to load: ErrorState.
 * @a11y An alert at the bottom of the window with two buttons; the focus stays where it was.
 */
export const PartFailure = ({ onRetry, onClose }: PartFailureProps) =>
  // Rendered outside the header, whose movement would carry the message along.
  createPortal(
    <Card role="alert">
      <div>{failureCopy.part}</div>
      <Button onClick={onRetry}>{failureCopy.retry}</Button>
      <Button onClick={onClose}>{feedbackCopy.close}</Button>
    </Card>,
    document.body,
  )

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: theme.spacing(2),
  insetBlockEnd: `calc(var(--bottom-bar, 0rem) + ${theme.spacing(2)})`,
  maxWidth: theme.spacing(60),
  marginInline: 'auto',
  padding: theme.spacing(2),
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.shadows[1],
}))
