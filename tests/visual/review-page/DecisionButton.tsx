import type { ReactNode } from 'react'

interface DecisionButtonProps {
  type?: 'button' | 'submit'
  className?: string
  /** Whether it would decide nothing. It can still have the focus, which the letters need. */
  isIdle?: boolean
  /** A button that submits its form needs none. */
  onDecide?: () => void
  children: ReactNode
}

/**
 * Button that decides once, however it is pressed. The second click of a double click, and Enter
 * while it is held, would decide about the next change, which nobody has looked at.
 */
export function DecisionButton({
  type = 'button',
  className,
  isIdle = false,
  onDecide,
  children,
}: DecisionButtonProps) {
  return (
    <button
      type={type}
      className={className}
      aria-disabled={isIdle}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault()
        else onDecide?.()
      }}
    >
      {children}
    </button>
  )
}
