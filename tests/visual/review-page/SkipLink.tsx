import type { RefObject } from 'react'

/** Id of the part of the page in which a reviewer decides. */
export const DECISION_ID = 'decision'

interface SkipLinkProps {
  target: RefObject<HTMLElement | null>
  /** Shows the change, which is above the target. */
  onSkip: () => void
}

/** Link past the filters and the list, which is visible while it has the focus. */
export function SkipLink({ target, onSkip }: SkipLinkProps) {
  return (
    <a
      className="skip"
      href={`#${DECISION_ID}`}
      onClick={(event) => {
        event.preventDefault()
        // The browser would scroll to the buttons, past the pictures that they are about.
        target.current?.focus({ preventScroll: true })
        onSkip()
      }}
    >
      Skip to the change
    </a>
  )
}
