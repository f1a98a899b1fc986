import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { TIME } from '@domain/constants'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { PartCard } from './part-card'

/**
 * Message at the bottom of the window that the code of a part is on its way. It appears when the
 * code takes long enough for a guest to wonder whether the tap counted.
 *
 * @avoid For data that loads: the skeleton of its shape.
 * @a11y A status at the bottom of the window; the focus stays where it was.
 */
export function PartWaiting() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), TIME.untilWaitingShows)
    return () => clearTimeout(timer)
  }, [])
  // The server waits for the code itself.
  if (typeof document === 'undefined') return null
  return createPortal(
    <div role="status">{isLate && <PartCard>{feedbackCopy.loading}</PartCard>}</div>,
    document.body,
  )
}
