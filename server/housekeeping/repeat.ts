/**
 * Runs a task again and again, the first time after one interval. A failed run is reported, and the
 * next one makes up for it.
 *
 * @param interval Milliseconds between two runs.
 * @returns a function that stops it.
 */
export function repeat(
  task: () => Promise<void>,
  interval: number,
  onFault: (error: unknown) => void,
) {
  const timer = setInterval(() => void task().catch(onFault), interval)
  timer.unref()
  return () => clearInterval(timer)
}
