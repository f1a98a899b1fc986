import Button from '@mui/material/Button'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { PartCard } from './part-card'

export interface PartFailureProps {
  /**
   * Button that was to open the part. It gives the focus to the message, and gets it back after it.
   */
  opener?: HTMLElement | undefined
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
 * @a11y An alert at the bottom of the window with two buttons. Retry gets the focus from the button
 * that was to open the part, and elsewhere the focus stays where it was. Escape closes the alert.
 */
export function PartFailure({ opener, isRetrying, onRetry, onClose }: PartFailureProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = card
    if (opener && opener === document.activeElement) current?.querySelector('button')?.focus()
    return () => {
      if (current?.contains(document.activeElement)) opener?.focus()
    }
  }, [opener])
  // Rendered outside the header, whose movement would carry the message along.
  return createPortal(
    <PartCard ref={card} role="alert" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div>{isRetrying ? feedbackCopy.loading : failureCopy.part}</div>
      <Button onClick={onRetry}>{failureCopy.retry}</Button>
      <Button onClick={onClose}>{feedbackCopy.close}</Button>
    </PartCard>,
    document.body,
  )
}
