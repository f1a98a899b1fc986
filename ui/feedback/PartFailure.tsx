import Button from '@mui/material/Button'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { PartCard } from './part-card'

export interface PartFailureProps {
  /** Whether the code has been requested again. The buttons stay, and so does the focus. */
  isRetrying?: boolean | undefined
  /** Callback fired on a click on Retry, which requests the code again. */
  onRetry: () => void
  /** Callback fired when the message closes, which closes a part that the guest has opened as well. */
  onClose?: (() => void) | undefined
}

/** Returns the button that opened a part, if it took the focus. */
const focusedButton = () =>
  document.activeElement instanceof HTMLButtonElement ? document.activeElement : undefined

/**
 * Message at the bottom of the window about a part of the page whose code failed to load. The rest
 * of the page works.
 *
 * @avoid For data that failed to load: ErrorState.
 * @a11y An alert at the bottom of the window with two buttons. Retry gets the focus from the button
 * that was to open the part, which gets it back, and elsewhere the focus stays where it was. Escape
 * closes the alert.
 */
export function PartFailure({ isRetrying, onRetry, onClose }: PartFailureProps) {
  const [opener] = useState(focusedButton)
  const [isClosed, setIsClosed] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = card
    if (opener && opener === document.activeElement) current?.querySelector('button')?.focus()
    return () => {
      if (current?.contains(document.activeElement)) opener?.focus()
    }
  }, [opener])
  function close() {
    if (card.current?.contains(document.activeElement)) opener?.focus()
    setIsClosed(true)
    onClose?.()
  }
  if (isClosed) return null
  // Rendered outside the header, whose movement would carry the message along.
  return createPortal(
    <PartCard ref={card} role="alert" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div>{isRetrying ? feedbackCopy.loading : failureCopy.part}</div>
      <Button onClick={onRetry}>{failureCopy.retry}</Button>
      <Button onClick={close}>{feedbackCopy.close}</Button>
    </PartCard>,
    document.body,
  )
}
