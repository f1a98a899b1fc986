import { AsyncLocalStorage } from 'node:async_hooks'

/** What the database knows about the request that a statement is sent for. */
export interface RequestScope {
  /** Returns whether the client closed its connection before the response. */
  isGone: () => boolean
}

const requests = new AsyncLocalStorage<RequestScope>()
const urgent = new AsyncLocalStorage<true>()

/** Runs work for a request: once its client has gone, no more statements are begun. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => requests.run(scope, work)

/** Runs work that outlives the request that started it. */
export const outsideRequest = <T>(work: () => T): T => requests.exit(work)

/** Runs statements that go before all waiting ones, such as health checks. */
export const atOnce = <T>(work: () => T): T => urgent.run(true, work)

/**
 * Returns a function that tells whether the client of the request that is served now has gone. It
 * belongs to this request, even when the end of another one calls it, as in the queue for a
 * connection.
 */
export function watchRequest(): () => boolean {
  const request = requests.getStore()
  return () => request?.isGone() ?? false
}

export const isUrgent = () => urgent.getStore() ?? false
