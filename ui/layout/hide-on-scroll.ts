import { HEADER_HIDE_THRESHOLD } from '@domain/constants'

/** Pixels of scrolling up that bring the header back; less is a finger's tremble. */
export const REAPPEAR_AFTER = 20

export interface ScrollState {
  hidden: boolean
  /** Where the guest last turned round: the lowest point while hidden, the highest while shown. */
  turn: number
}

/** One step of section 2.2: hides going down past 100 px, comes back going up (HEAD-05). */
export function afterScroll({ hidden, turn }: ScrollState, y: number): ScrollState {
  if (y <= HEADER_HIDE_THRESHOLD) return { hidden: false, turn: y }
  if (hidden) {
    const lowest = Math.max(turn, y)
    return lowest - y >= REAPPEAR_AFTER ? { hidden: false, turn: y } : { hidden, turn: lowest }
  }
  const highest = Math.min(turn, y)
  return y > highest ? { hidden: true, turn: y } : { hidden, turn: highest }
}
