/** In milliseconds. The work runs by then even if the page is never idle. */
const latest = 2_000

/** Runs the work when the browser is idle. */
export function whenIdle(work: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: latest })
  else setTimeout(work, latest)
}
