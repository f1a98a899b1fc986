import { createApiClient } from '@features/api/api-client'
import { apiBaseUrl } from '@features/api/base-url'
import { takeEarlyCall } from '@features/api/early-calls'
import { answerKeeper } from '@features/offline/answer-keeper'
import { whenIdle } from '@features/offline/when-idle'
import { endSessionAtom, sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { AppProviders } from './AppProviders'
import { runsSessionCheck } from './start/runs-session-check'
import { preloadPage } from './routes/page-modules'

preloadPage(location.pathname)

const store = createStore()
// Loading from the very first render, so that no guard or footer mistakes a user for a visitor.
const isChecked = runsSessionCheck(location.pathname) && tokenStore.read() !== null
store.set(sessionAtom, { ...signedOut, isLoading: isChecked })

const api = createApiClient({
  baseUrl: apiBaseUrl,
  getToken: tokenStore.read,
  takeEarlyCall,
  // The guards do the rest: they keep the origin and go to /login.
  onUnauthorized: () => store.set(endSessionAtom),
})

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** The first screen is done; now what it does not need. */
function finishStart() {
  whenIdle(async () => {
    const worker = await import('./start/register-service-worker')
    await (import.meta.env.PROD ? worker.registerServiceWorker() : worker.removeServiceWorkers())
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element, so there is nowhere to draw.')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <AppProviders api={api} keeper={answerKeeper} store={store} {...(nonce ? { nonce } : {})}>
        <App onStarted={finishStart} />
      </AppProviders>
    </BrowserRouter>
  </StrictMode>,
)
