import { cacheNames } from 'workbox-core/cacheNames.js'
import { clientsClaim } from 'workbox-core/clientsClaim.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { addPlugins } from 'workbox-precaching/addPlugins.js'
import { matchPrecache } from 'workbox-precaching/matchPrecache.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { GATEWAY_FAILURES } from '@domain/constants'
import { shellPaths } from '@domain/paths'
import { careful, hashedFiles, namedFiles, notPages, photos } from './kept-files'

/** Injected by scripts/build-service-worker.mjs. */
declare const __BUILT__: {
  /** Addresses of the hashed files that the first screen needs without a network. */
  first: string[]
  /** Revision of the app shell, which replaces a page without a network. */
  shellRevision: string
}

/** The worker's own scope. TypeScript's declarations of it conflict with those of a page. */
declare const self: {
  addEventListener: (
    name: 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
  skipWaiting: () => Promise<void>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

/** Seconds after which the app shell is better than a blank page. */
const NETWORK_TIMEOUT = 10

const FILES = 'staylet-files'
const PHOTOS = 'staylet-photos'
const matchOptions = { ignoreVary: true }
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin

/**
 * Lets pages open without a network (docs/decisions/0014): it keeps code and photos that were
 * already loaded, and one shell for every address. API responses never pass through it.
 */
void self.skipWaiting()
clientsClaim()
self.addEventListener('activate', (event) => {
  const ours = new Set([cacheNames.precache, FILES, PHOTOS])
  const clearUp = async () => {
    const others = (await caches.keys()).filter((name) => !ours.has(name))
    await Promise.all(others.map((name) => caches.delete(name)))
    await self.registration.navigationPreload?.enable()
  }
  event.waitUntil(clearUp())
})

// A page fetches a file past all caches when it found the kept one broken.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.cache === 'reload' && hashedFiles.test(url.pathname),
  async ({ request }) => {
    const kept = (await caches.keys()).map((name) => caches.open(name))
    await Promise.all(kept.map(async (cache) => (await cache).delete(request, matchOptions)))
    return fetch(request)
  },
)

addPlugins([careful])
precacheAndRoute([
  ...__BUILT__.first.map((url) => ({ url, revision: null })),
  { url: shellPaths.shell, revision: __BUILT__.shellRevision },
  // It is behind the message of a page that cannot be opened. Count up when the file changes.
  { url: '/pattern.svg', revision: '1' },
])

/** Returns a fresh page with its own head, or the shell with the policy that it was sent with. */
const openPage = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      handlerDidError: () => matchPrecache(shellPaths.shell),
      handlerWillRespond: async ({ response }) =>
        GATEWAY_FAILURES.includes(response.status)
          ? ((await matchPrecache(shellPaths.shell)) ?? response)
          : response,
    },
  ],
})
registerRoute(new NavigationRoute(openPage, { denylist: notPages }))

const keepFiles = { cacheName: FILES, matchOptions, plugins: [careful, atMost(200)] }
const keepPhotos = { cacheName: PHOTOS, matchOptions, plugins: [careful, atMost(100)] }
const isAt =
  (pattern: RegExp) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && pattern.test(url.pathname)
registerRoute(isAt(hashedFiles), new CacheFirst(keepFiles))
registerRoute(isAt(namedFiles), new StaleWhileRevalidate(keepFiles))
registerRoute(isAt(photos), new CacheFirst(keepPhotos))
