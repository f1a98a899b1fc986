import { createStore } from 'jotai'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { SingleEntries } from '@app/navigation/SingleEntries'
import { preloadPage } from '@app/routes/preload-page'
import { isDrawnForUs, isDrawnPageShown } from '@app/start/drawn-page'
import { runsSessionCheck } from '@app/start/runs-session-check'
import { whenSplashEndIsSet } from '@app/start/when-splash-end-is-set'
import { createApiClient } from '@features/api/api-client'
import { apiBaseUrl } from '@features/api/base-url'
import { takeEarlyCall } from '@features/api/early-calls'
import { withWholeList } from '@features/api/whole-list'
import { readDrawnResponses } from '@features/listing/drawn-responses'
import { responseKeeper } from '@features/offline/response-keeper'
import { whenIdle } from '@features/offline/when-idle'
import { endSessionAtom, sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { isLargeScreen } from '@ui/theme/large-screen'
import { endStart } from '@ui/theme/later-cards'
import { App } from './App'
import { AppProviders } from './AppProviders'

/** Whether the build is for another backend. Vite fills it in, so that our own page is smaller. */
declare const __OTHER_BACKEND__: boolean

const isTakenOver = isDrawnPageShown()
const drawn = readDrawnResponses(location, isLargeScreen() && isDrawnForUs())
const isPageLoaded = preloadPage(location.pathname, isTakenOver)

const store = createStore()
// Start as loading, so that no guard or footer takes a logged-in user for a visitor on the first
// render.
const isChecked = runsSessionCheck(location.pathname) && tokenStore.read() !== null
store.set(sessionAtom, { ...signedOut, isLoading: isChecked })

const client = createApiClient({
  baseUrl: apiBaseUrl,
  getToken: tokenStore.read,
  takeEarlyCall,
  // The guards react to the ended session: they keep the origin and redirect to /login.
  onUnauthorized: () => store.set(endSessionAtom),
})
const api = __OTHER_BACKEND__ ? withWholeList(client) : client

/** Starts the work that the first screen does not need, once that screen is shown. */
function finishStart() {
  whenIdle(endStart)
  whenIdle(() =>
    import('@app/start/register-service-worker')
      .then((worker) =>
        import.meta.env.PROD ? worker.registerServiceWorker() : worker.removeServiceWorkers(),
      )
      // The network may have gone since the first screen. The next visit registers the worker.
      .catch(console.warn),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
const app = (
  <StrictMode>
    <BrowserRouter>
      <SingleEntries>
        <AppProviders api={api} keeper={responseKeeper} store={store} drawn={drawn}>
          <App onStarted={finishStart} />
        </AppProviders>
      </SingleEntries>
    </BrowserRouter>
  </StrictMode>
)
const begin = () => {
  // Asked again, because the guest may have gone back in the history meanwhile.
  if (isDrawnPageShown()) return startTransition(() => void hydrateRoot(root, app))
  root.replaceChildren()
  createRoot(root).render(app)
}
// From here on the page reports a missing file by itself (app/early/start-watch.ts).
root.removeAttribute('data-drawn')
if (isTakenOver) {
  // Without an await, for which the bundler would add a file to each part that imports this one.
  // A transition lets the browser draw and answer taps in between.
  void whenSplashEndIsSet().then(() => {
    begin()
    // The content answers once its code is there.
    window.answerEarlyTap?.('main')
    void isPageLoaded.then(() => window.answerEarlyTap?.())
  })
} else {
  begin()
  // Stops it from looking, because nothing was there to be tapped below the splash.
  window.answerEarlyTap?.()
}
