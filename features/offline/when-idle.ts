/** Milliseconds; a page that is never idle gets to it all the same. */
const latest = 2_000

/** Runs the work when the browser has nothing better to do. */
export function whenIdle(work: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: latest })
  else setTimeout(work, latest)
}
