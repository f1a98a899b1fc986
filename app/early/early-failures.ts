declare global {
  interface Window {
    /** Failures since the document began, until somebody handles them. */
    earlyFailures?: Event[] | undefined
  }
}

const keep = (event: Event) => window.earlyFailures?.push(event)

/** Keeps failures of files and scripts. Those of files do not bubble. */
export function keepFailures() {
  window.earlyFailures = []
  addEventListener('error', keep, true)
}

/** Handles the failures that were kept, and every later one. */
export function handleFailures(handle: (event: Event) => void) {
  const kept = window.earlyFailures
  window.earlyFailures = undefined
  addEventListener('error', handle, true)
  kept?.forEach((event) => handle(event))
}
