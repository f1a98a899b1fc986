/**
 * Returns a condition of the window, such as its width. It can be asked and followed before React
 * has loaded. On the server it is not fulfilled.
 */
export const mediaQuery = (query: string) => ({
  matches: () => typeof window !== 'undefined' && window.matchMedia(query).matches,
  /** Runs the callback on every change. Returns the function that stops it. */
  watch(onChange: () => void) {
    const list = window.matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  },
})
