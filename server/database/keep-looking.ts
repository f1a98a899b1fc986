import { setTimeout as wait } from 'node:timers/promises'
import { outsideRequest } from './request-scope'

/** Milliseconds between two checks of a server. */
const LOOK_EVERY = 250

/**
 * Repeats a check of a server until it is stopped. A check that fails reports that itself.
 *
 * @returns a function that stops it and waits for a check in progress.
 */
export function keepLooking(look: () => Promise<void>) {
  const stopped = new AbortController()
  const run = async () => {
    while (!stopped.signal.aborted) {
      await look()
      await wait(LOOK_EVERY, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }
  const running = outsideRequest(run)
  return async () => {
    stopped.abort()
    await running
  }
}
