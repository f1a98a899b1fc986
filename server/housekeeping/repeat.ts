/**
 * Runs a task again and again, the first time after one interval. A failed run is reported, and the
 * next one makes up for it.
 *
 * @param interval Milliseconds between two runs.
 * @param early Milliseconds until an additional run, for a process that may end before the interval.
 * @returns a function that stops it.
 */
export function repeat(
  task: () => Promise<void>,
  interval: number,
  onFault: (error: unknown) => void,
  early?: number,
) {
  const run = () => void task().catch(onFault)
  const timer = setInterval(run, interval).unref()
  const earlyTimer = early === undefined ? undefined : setTimeout(run, early).unref()
  return () => {
    clearInterval(timer)
    clearTimeout(earlyTimer)
  }
}
