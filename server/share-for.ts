/**
 * Makes callers share one run of a check: those that call while it runs, and those that call within
 * a number of milliseconds after it.
 */
export function shareFor<T>(milliseconds: number, check: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined
  let until = Infinity
  return () => {
    if (last && performance.now() < until) return last
    const run = check()
    last = run
    until = Infinity
    const settled = () => (until = performance.now() + milliseconds)
    run.then(settled, settled)
    return run
  }
}

/** Makes callers share the next run of a task: none gets one that began before its call. */
export function shareNext<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  const start = () => {
    next = undefined
    const run = task()
    running = run.catch(() => undefined)
    return run
  }
  return () => (next ??= running.then(start))
}
