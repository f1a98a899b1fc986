import { createStore, type PrimitiveAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation, type InitialEntry } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequireSession } from '@app/guards/RequireSession'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { splashOverAtom } from '@app/start/splash-over'
import { TIME } from '@domain/constants'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import {
  endSessionAtom,
  sessionAtom,
  signedOut,
  type SessionState,
} from '@features/session/session-atoms'
import { useLogout } from '@features/session/use-logout'
import { makeUser } from '@tests/fixtures/make-user'
import { fakeApi } from '@tests/helpers/fake-api'
import { HookProbe, renderInWorld, type WorldOptions } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function State() {
  return <output>{JSON.stringify(useLocation().state)}</output>
}

let logOut = () => {}
const keepLogOut = (current: () => void) => {
  logOut = current
}

const NeverLoaded = lazy(() => new Promise<never>(() => {}))

function App() {
  return (
    <>
      <HookProbe useHook={useLogout} onValue={keepLogOut} />
      <Suspense>
        <Routes>
          <Route path="/" element="Home" />
          <Route element={<VisitorsOnly />}>
            <Route path="/login" element="Login" />
            <Route path="/sign-up" element="Sign up" />
            <Route path="/forgot-password" element="Forgot password" />
          </Route>
          <Route element={<RequireSession />}>
            <Route path="/book-now" element={<State />} />
            <Route path="/my-bookings" element="My bookings" />
            <Route path="/payments" element={<NeverLoaded />} />
          </Route>
        </Routes>
      </Suspense>
    </>
  )
}

function open(entry: InitialEntry, session: SessionState = signedOut, options: WorldOptions = {}) {
  const store = createStore()
  const world = renderInWorld(
    <ThemeRoot>
      <App />
    </ThemeRoot>,
    { store, session, entries: ['/', entry], ...options },
  )
  return {
    ...world,
    text: () => world.container.textContent,
    path: async () => {
      await settle()
      return world.location().pathname
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const bookNow = {
  pathname: '/book-now',
  search: '?from=card',
  hash: '#form',
  state: { propertyId: 'loft', startDate: '2026-01-20' },
}

describe('a protected page opened by a visitor', () => {
  it('waits 999 ms and goes to /login at 1000 ms (ROUTE-12)', async () => {
    const { path, text } = open('/my-bookings')
    await pass(TIME.protectedRedirectDelay - 1)
    expect(await path()).toBe('/my-bookings')
    expect(text()).toBe('Checking your session')
    await pass(1)
    expect(await path()).toBe('/login')
    expect(text()).toBe('Login')
  })

  it('keeps the whole origin, including its navigation state (ROUTE-12, R-101)', async () => {
    const { path, location } = open(bookNow)
    await pass(TIME.protectedRedirectDelay)
    expect(await path()).toBe('/login')
    expect(location().state).toMatchObject({ from: bookNow })
  })

  it('is replaced in the history by /login (ROUTE-12)', async () => {
    const { path, back } = open('/my-bookings')
    await pass(TIME.protectedRedirectDelay)
    expect(await path()).toBe('/login')
    back()
    expect(await path()).toBe('/')
  })

  it.each([
    ['the splash screen', splashOverAtom, false, true],
    ['the session check', sessionAtom, { ...signedOut, isLoading: true }, signedOut],
  ] as const)(
    'starts its one-second wait at the end of %s (R-18)',
    async (_, state, before, after) => {
      const { path, store } = open('/my-bookings')
      store.set(state as PrimitiveAtom<unknown>, before)
      await settle()
      await pass(60_000)
      expect(await path()).toBe('/my-bookings')
      store.set(state as PrimitiveAtom<unknown>, after)
      await settle()
      await pass(TIME.protectedRedirectDelay - 1)
      expect(await path()).toBe('/my-bookings')
      await pass(1)
      expect(await path()).toBe('/login')
    },
  )

  it('appears when the check finds a logged-in guest within the second (ROUTE-12)', async () => {
    const { path, store, text } = open('/my-bookings')
    await pass(TIME.protectedRedirectDelay - 1)
    store.set(sessionAtom, adaSession)
    await settle()
    await pass(TIME.protectedRedirectDelay)
    expect(await path()).toBe('/my-bookings')
    expect(text()).toBe('My bookings')
  })
})

describe('a protected page opened by a guest', () => {
  it('appears immediately, with its navigation state (ROLE-03)', () => {
    const { text } = open(bookNow, adaSession)
    expect(text()).toBe(JSON.stringify(bookNow.state))
  })

  it('goes to /login a second after the session has ended (R-132)', async () => {
    const { path, store, location } = open('/my-bookings', adaSession)
    store.set(endSessionAtom)
    await settle()
    await pass(TIME.protectedRedirectDelay - 1)
    expect(await path()).toBe('/my-bookings')
    await pass(1)
    expect(await path()).toBe('/login')
    expect(location().state).toMatchObject({ from: { pathname: '/my-bookings' } })
  })

  it('goes to a plain /login at logout, without a later redirect (R-26)', async () => {
    const { path, location, visited } = open('/my-bookings', adaSession, {
      api: fakeApi({ 'POST /auth/logout': undefined }),
    })
    logOut()
    expect(await path()).toBe('/login')
    await pass(10 * TIME.protectedRedirectDelay)
    expect(await path()).toBe('/login')
    expect(location().state).toBeNull()
    expect(visited.map(({ pathname }) => pathname)).toEqual(['/my-bookings', '/login'])
  })
})

describe('an auth route', () => {
  it.each(['/login', '/sign-up', '/forgot-password'])(
    'redirects a logged-in guest from %s to / (ROUTE-13)',
    async (route) => {
      const { path } = open(route, adaSession)
      expect(await path()).toBe('/')
    },
  )

  it.each([
    ['/login', 'Login'],
    ['/sign-up', 'Sign up'],
  ])('shows %s to a visitor (ROLE-03)', async (route, words) => {
    const { path, text } = open(route)
    expect(await path()).toBe(route)
    expect(text()).toBe(words)
  })

  it('returns the guest to the kept origin after the login (R-17, R-101)', async () => {
    const { path, store, location, text, back } = open({
      pathname: '/login',
      state: { from: bookNow },
    })
    store.set(sessionAtom, adaSession)
    expect(await path()).toBe('/book-now')
    expect(location()).toMatchObject(bookNow)
    expect(text()).toBe(JSON.stringify(bookNow.state))
    // The login page is not in the history, so Back cannot return to it.
    back()
    expect(await path()).toBe('/')
  })

  it('shows a skeleton after the login while the code of the origin is on its way', async () => {
    const { store, text } = open({
      pathname: '/login',
      state: { from: { pathname: '/payments' } },
    })
    store.set(sessionAtom, adaSession)
    await settle()
    expect(text()).toBe(feedbackCopy.loading)
  })

  it('never returns a guest to the origin of another guest (R-26)', async () => {
    const session = { ...adaSession, user: makeUser({ _id: 'bola' }) }
    const { path, store } = open('/my-bookings', adaSession)
    store.set(endSessionAtom)
    await settle()
    await pass(TIME.protectedRedirectDelay)
    expect(await path()).toBe('/login')
    store.set(sessionAtom, session)
    expect(await path()).toBe('/')
  })
})
