import { BREAKPOINTS } from '@domain/constants'

const query = `(min-width: ${BREAKPOINTS.lg}px)`

/**
 * Returns whether the window has room for the filters beside or above the listings. It works
 * before React has loaded, and is false on the server, which draws for a phone.
 */
export const isLargeScreen = () => typeof window !== 'undefined' && window.matchMedia(query).matches

/** Runs the callback on every change. Returns the function that stops it. */
export function watchLargeScreen(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
