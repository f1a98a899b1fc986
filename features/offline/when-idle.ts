/** In milliseconds. The work runs by then even if the page is never idle. */
const LONGEST_WAIT = 2_000

/** Runs the work when the browser is idle. */
export function whenIdle(work: () => unknown) {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => void work(), { timeout: LONGEST_WAIT })
  else setTimeout(work, LONGEST_WAIT)
}
