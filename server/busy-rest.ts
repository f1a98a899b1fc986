import { performance } from 'node:perf_hooks'

/** Share of the time since the last call in which the event loop worked. */
const BUSY_SHARE = 0.6

/**
 * Returns a function that says for how many milliseconds deferrable work should pause. It does not
 * pause unless the event loop was busy since the last call.
 */
export function createBusyRest(milliseconds: number) {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > BUSY_SHARE ? milliseconds : 0
  }
}
