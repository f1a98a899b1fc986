import { BREAKPOINTS } from '@domain/constants'

const query = `(min-width: ${BREAKPOINTS.lg}px)`

/** Room for the filters beside or above the homes. Usable before React is. */
export const isLargeScreen = () => window.matchMedia(query).matches

/** Calls back at every change; returns what stops it. */
export function watchLargeScreen(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
