import { outsideRequest } from './request-scope'

/**
 * Makes callers at the same time share a reading, but none gets one that was begun before its call.
 */
export function shareReadings<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined

  const start = () => {
    next = undefined
    const reading = read()
    running = reading.catch(() => undefined)
    return reading
  }
  // A client that disconnects must not take the statement from the others.
  return () => (next ??= outsideRequest(() => running.then(start)))
}
