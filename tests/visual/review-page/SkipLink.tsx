import type { RefObject } from 'react'

interface SkipLinkProps {
  /** Id of the target. */
  id: string
  target: RefObject<HTMLElement | null>
  /** Shows the change, which is above the target. */
  onSkip: () => void
}

/** Link past the filters and the list, which is visible while it has the focus. */
export function SkipLink({ id, target, onSkip }: SkipLinkProps) {
  return (
    <a
      className="skip"
      href={`#${id}`}
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
