import { createStore, Provider } from 'jotai'
import { useLayoutEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type InitialEntry,
  type Location,
} from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { Api } from '@features/api/api-client'
import { ApiProvider } from '@features/api/ApiProvider'
import type { OfflineCache } from '@features/api/read-with'
import { sessionAtom, signedOut, type SessionState } from '@features/session/session-atoms'
import { SessionBoundary } from '@features/session/SessionBoundary'
import { NotifyContext, type Notice } from '@ui/feedback/NotifyContext'
import { fakeApi } from './fake-api'

export interface WorldOptions {
  api?: Api
  /** Stores responses for offline use. By default nothing is stored. */
  offlineCache?: OfflineCache
  /** Session when the test begins. By default nobody is logged in. */
  session?: Partial<SessionState>
  /** History entries. The last one is open. */
  entries?: InitialEntry[]
  store?: ReturnType<typeof createStore>
  /** Content that outlives the end of a session, such as the start-up. */
  aboveSessions?: ReactNode
}

export interface World {
  store: ReturnType<typeof createStore>
  /** Every notice shown to the guest, oldest first. */
  notices: Notice[]
  /** Returns the current location. */
  location: () => Location
  /** Locations that the guest has visited, oldest first. */
  visited: Location[]
  /** Goes back in the history. */
  back: () => void
  container: HTMLElement
  unmount: () => void
}

const useRouterPosition = () => ({ location: useLocation(), navigate: useNavigate() })

/**
 * Renders in a new store, cache, router and feedback service, and unmounts everything after the
 * test.
 */
export function renderInWorld(
  children: ReactNode,
  {
    api = fakeApi(),
    offlineCache,
    session,
    entries = ['/'],
    store = createStore(),
    aboveSessions,
  }: WorldOptions = {},
): World {
  if (session) store.set(sessionAtom, { ...signedOut, ...session })
  const notices: Notice[] = []
  const visited: Location[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const unmount = () => {
    flushSync(() => root.unmount())
    container.remove()
  }
  onTestFinished(unmount)

  const notify = (notice: Notice) => void notices.push(notice)
  let back = () => {}
  const keepPosition = ({ location, navigate }: ReturnType<typeof useRouterPosition>) => {
    if (visited.at(-1) !== location) visited.push(location)
    back = () => void navigate(-1)
  }
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <ApiProvider api={api} offlineCache={offlineCache}>
          <NotifyContext value={notify}>
            <MemoryRouter initialEntries={entries}>
              <HookProbe useHook={useRouterPosition} onValue={keepPosition} />
              {aboveSessions}
              <SessionBoundary>{children}</SessionBoundary>
            </MemoryRouter>
          </NotifyContext>
        </ApiProvider>
      </Provider>,
    ),
  )
  const location = () => {
    const here = visited.at(-1)
    if (!here) throw new Error('Nothing was drawn, so there is no location.')
    return here
  }
  return { store, notices, location, visited, back: () => back(), container, unmount }
}

export interface RenderedHook<Value> extends World {
  /** Holds the hook's latest return value in `current`. */
  result: { current: Value }
}

export interface HookProbeProps<Value> {
  useHook: () => Value
  onValue: (value: Value) => void
}

/** Passes on the hook's return value after every render. */
export function HookProbe<Value>({ useHook, onValue }: HookProbeProps<Value>) {
  const value = useHook()
  useLayoutEffect(() => onValue(value))
  return null
}

/** Runs a hook in a new world. The hook is mounted, including its effects, when this returns. */
export function renderHook<Value>(
  useHook: () => Value,
  options?: WorldOptions,
): RenderedHook<Value> {
  const result = {} as { current: Value }
  const keep = (value: Value) => {
    result.current = value
  }
  const world = renderInWorld(<HookProbe useHook={useHook} onValue={keep} />, options)
  return { ...world, result }
}
