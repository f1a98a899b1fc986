import { useSyncExternalStore } from 'react'
import { BREAKPOINTS, REVIEWS_PER_VIEW } from '@domain/constants'

const from = (width: number) => `(min-width: ${width / 16}em)`
const medium = from(BREAKPOINTS.sm)
const large = from(BREAKPOINTS.lg)

function subscribe(onChange: () => void) {
  const lists = [medium, large].map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', onChange)
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange)
  }
}

const read = () => {
  if (window.matchMedia(large).matches) return REVIEWS_PER_VIEW.lg
  return window.matchMedia(medium).matches ? REVIEWS_PER_VIEW.md : REVIEWS_PER_VIEW.sm
}

/**
 * Returns the number of reviews side by side: 3 in large windows, 2 in medium and 1 in small ones.
 */
export const usePerView = (): number =>
  useSyncExternalStore(subscribe, read, () => REVIEWS_PER_VIEW.sm)
