import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { built } from './built'
import { codeCache, outdatedCaches } from './cache-names'
import { findShell, keepPageFiles } from './find-shell'
import { respondWithFile, keepFile } from './keep-files'
import { fileKind, photoIn } from './kept-files'
import { notPages, openPage } from './open-page'
import { readMessage } from './read-message'
import { worker, type FetchEvent } from './worker-scope'

/**
 * Lets pages open without a network (docs/decisions/0014): it keeps code and photos that were
 * already loaded, and one shell for every address. API responses never pass through it.
 */
const cacheName = codeCache(built.id)
const controller = new PrecacheController({ cacheName })
controller.addToCacheList([...built.first.map((url) => ({ url, revision: null })), built.shell])

worker.addEventListener('install', (event) => {
  // Activate at once. Each build has its own cache, and the code of previous builds stays
  // available.
  event.waitUntil(
    Promise.all([
      controller.install(event),
      keepPageFiles(cacheName, built.pages),
      worker.skipWaiting(),
    ]),
  )
})

worker.addEventListener('activate', (event) => {
  const clearUp = async () => {
    const names = outdatedCaches(await caches.keys(), cacheName)
    await Promise.all(names.map((name) => caches.delete(name)))
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(clearUp())
})

worker.addEventListener('message', (event) => {
  const wanted = readMessage(event.data)
  const keepAll = async () => {
    // Load one file at a time, so that the page's own requests come first.
    for (const path of wanted) await keepFile(new URL(path, location.href).href, cacheName)
  }
  event.waitUntil(keepAll().catch(() => undefined))
})

const own = {
  cacheName,
  pages: built.pages,
  shell: () => controller.matchPrecache(built.shell.url),
}

registerRoute(
  new NavigationRoute(
    ({ event, request }) => {
      const { preloadResponse } = event as FetchEvent
      const fresh = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request))
      return openPage(fresh, () => findShell(new URL(request.url).pathname, own))
    },
    { denylist: notPages },
  ),
)

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (fileKind(url.pathname) !== undefined || photoIn(url.pathname) !== undefined),
  ({ event, request }) =>
    respondWithFile(request, cacheName, (work) => (event as FetchEvent).waitUntil(work)),
)
