import { HEADER_HIDE_THRESHOLD } from '@domain/constants'

/**
 * Distance in pixels to scroll up before the header reappears. A smaller one may be an unsteady
 * finger.
 */
export const REAPPEAR_AFTER = 20

export interface ScrollState {
  hidden: boolean
  /**
   * Position of the last change of direction: the lowest point while hidden, the highest while
   * shown.
   */
  turn: number
}

/**
 * Returns the header's state after a scroll to `y`. Beyond 100 pixels the header hides on the way
 * down, and it reappears on the way up (HEAD-05).
 */
export function afterScroll({ hidden, turn }: ScrollState, y: number): ScrollState {
  if (y <= HEADER_HIDE_THRESHOLD) return { hidden: false, turn: y }
  if (hidden) {
    const lowest = Math.max(turn, y)
    return lowest - y >= REAPPEAR_AFTER ? { hidden: false, turn: y } : { hidden, turn: lowest }
  }
  const highest = Math.min(turn, y)
  return y > highest ? { hidden: true, turn: y } : { hidden, turn: highest }
}
