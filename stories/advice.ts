import type { ReactNode } from 'react'

interface Example {
  /** Sentence below the example that says why. */
  why: string
  show: () => ReactNode
}

/**
 * Advice that a story file may give in `parameters.advice`: a right and a wrong use beside each
 * other.
 */
export interface Advice {
  do: Example
  dont: Example
  /**
   * Draws each example in a window of its own, for a component that shows on phones only. A component
   * that covers its window always has one.
   */
  isFramed?: boolean
  /** Gives each example the width of the page, for a component that half of it would misshape. */
  isWide?: boolean
}
