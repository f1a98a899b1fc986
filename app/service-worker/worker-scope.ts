/** What a service worker's global gives; TypeScript's own list of it does not go with a page's. */
interface Extendable extends Event {
  /** Keeps the worker alive until this is over. */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends Extendable {
  request: Request
  /** The answer that the browser asked for while the worker was starting. */
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
