import Button from '@mui/material/Button'
import { createPortal } from 'react-dom'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { PartCard } from './part-card'

export interface PartFailureProps {
  /** Whether the code has been requested again. The buttons stay, and so does the focus. */
  isRetrying?: boolean | undefined
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
export const PartFailure = ({ isRetrying, onRetry, onClose }: PartFailureProps) =>
  // Rendered outside the header, whose movement would carry the message along.
  createPortal(
    <PartCard role="alert">
      <div>{isRetrying ? feedbackCopy.loading : failureCopy.part}</div>
      <Button onClick={onRetry}>{failureCopy.retry}</Button>
      <Button onClick={onClose}>{feedbackCopy.close}</Button>
    </PartCard>,
    document.body,
  )
