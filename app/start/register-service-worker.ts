import { shellPaths } from '@domain/paths'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => { createScriptURL: (text: string) => string }
}

/**
 * Returns the service worker's URL. Under Trusted Types it is the only script URL that the page's
 * one policy allows.
 */
function scriptAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('staylet', {
    createScriptURL(text) {
      if (text === shellPaths.serviceWorker) return text
      throw new TypeError(`${text} is not the service worker of this site.`)
    },
  })
  return policy?.createScriptURL(shellPaths.serviceWorker) ?? shellPaths.serviceWorker
}

/**
 * Header with which Chromium requests photos. Their response depends on it, so only a request with
 * the same header finds it in the browser's own cache. Other browsers keep a photo when it next
 * passes through the worker.
 */
const PHOTO_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

/**
 * Returns workbox-routing's message with the files of our origin that this page loaded before the
 * worker could intercept them. They come from the browser's own cache, without traffic.
 */
function loadedFiles() {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin)
    .map((url): [string, RequestInit] => [
      url,
      {
        cache: 'only-if-cached',
        mode: 'same-origin',
        ...(url.endsWith('.webp') && { headers: { accept: PHOTO_ACCEPT } }),
      },
    ])
  return { type: 'CACHE_URLS', payload: { urlsToCache } }
}

/**
 * Installs the service worker, which opens pages without a network. Runs after the first screen.
 * The worker caches what this page has loaded and loads nothing else. Nothing depends on the worker,
 * so a failure is only logged.
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(scriptAddress())
    const { active } = await navigator.serviceWorker.ready
    const keepLoaded = () => active?.postMessage(loadedFiles())
    keepLoaded()
    // Files that load before a first worker takes over do not pass through it.
    navigator.serviceWorker.addEventListener('controllerchange', keepLoaded)
  } catch (error) {
    console.warn('Pages will not open without a network', error)
  }
}

/**
 * Removes service workers. In development, one that a production build left on this port would
 * interfere.
 */
export async function removeServiceWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
