import { createStore } from 'jotai'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { routeAt } from '@app/routes/route-at'
import { isRenderedForUs } from '@app/start/rendered-page'
import { renderedPathAtom } from '@app/start/rendered-path'
import { watchMissingCode } from '@app/start/watch-missing-code'
import { createApiClient } from '@features/api/api-client'
import { apiBaseUrl } from '@features/api/base-url'
import { takeEarlyCall } from '@features/api/early-calls'
import { withFullList } from '@features/api/full-list'
import { readRenderedResponses } from '@features/listing/rendered-responses'
import { offlineCache } from '@features/offline/offline-cache'
import { whenIdle } from '@features/offline/when-idle'
import { isResetPassword } from '@features/session/capture-token'
import { endSessionAtom, sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { isLargeScreen } from '@ui/theme/large-screen'
import { App } from './App'
import { AppProviders } from './AppProviders'

/** Whether the build is for another backend. Vite fills it in, so that our own page is smaller. */
declare const __OTHER_BACKEND__: boolean

watchMissingCode()
const rendered = readRenderedResponses(location, isLargeScreen() && isRenderedForUs())
const page = routeAt(location.pathname).Page.preload?.()

const store = createStore()
// Start as loading, so that no guard or footer takes a logged-in user for a visitor on the first
// render.
const isChecked = !isResetPassword(location.pathname) && tokenStore.read() !== null
store.set(sessionAtom, { ...signedOut, isLoading: isChecked })

const client = createApiClient({
  baseUrl: apiBaseUrl,
  getToken: tokenStore.read,
  takeEarlyCall,
  // The guards react to the ended session: they keep the origin and redirect to /login.
  onUnauthorized: () => store.set(endSessionAtom),
})
const api = __OTHER_BACKEND__ ? withFullList(client) : client

/** Starts the work that the first screen does not need, once that screen is shown. */
function finishStart() {
  whenIdle(() =>
    import('@app/start/register-service-worker')
      .then((worker) =>
        import.meta.env.PROD ? worker.registerServiceWorker() : worker.removeServiceWorkers(),
      )
      // The network may have gone since the first screen. The next visit registers the worker.
      .catch(console.warn),
  )
}

const root = document.querySelector('#root') as HTMLElement
const app = (
  <StrictMode>
    <BrowserRouter>
      <AppProviders api={api} offlineCache={offlineCache} store={store} rendered={rendered}>
        <App onStarted={finishStart} />
      </AppProviders>
    </BrowserRouter>
  </StrictMode>
)

function render() {
  root.replaceChildren()
  root.removeAttribute('data-rendered')
  createRoot(root).render(app)
}

/** Longest wait in milliseconds for the end of the splash to be set. A hidden tab has no frames. */
const PATIENCE = document.hidden ? 0 : 1_000

/**
 * Hydrates the page once its code is there, so that every tap from then on counts. The browser learns
 * the end of the splash before, because hydration keeps a cheap phone busy.
 */
async function hydrate() {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([window.splashEndSet, patience])
  if ((await page) === false) return window.failStart?.()
  // The guest may have gone back in the history meanwhile.
  if (!isRenderedForUs()) return render()
  // What needs scripts looks ready from now on (ui/theme/splash-css.ts).
  root.removeAttribute('data-rendered')
  store.set(renderedPathAtom, location.pathname)
  // A transition lets the browser draw and answer taps in between.
  startTransition(() => void hydrateRoot(root, app))
}

if (rendered && isRenderedForUs()) void hydrate()
else render()
