/**
 * Types of the service worker's global scope. TypeScript's own declarations conflict with those of
 * a page.
 */
interface Extendable extends Event {
  /** Keeps the worker alive until the promise settles. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends Extendable {
  request: Request
  /** Response that the browser requested while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>
}

interface Events {
  install: Extendable
  activate: Extendable
  message: Extendable & MessageEvent<unknown>
}

interface WorkerScope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

export const worker = self as unknown as WorkerScope
