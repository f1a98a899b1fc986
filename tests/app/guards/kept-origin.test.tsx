import {
  Route,
  Routes,
  useNavigate,
  type InitialEntry,
  type NavigateFunction,
} from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { useKeptOrigin } from '@app/guards/use-kept-origin'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { keptOrigin } from '@features/session/kept-origin'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { useForgetIdentity } from '@features/session/use-forget-identity'
import { makeUser } from '@tests/fixtures/make-user'
import { fakeApi } from '@tests/helpers/fake-api'
import { HookProbe, renderInWorld, type WorldOptions } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { adaSession } from '@tests/helpers/signed-in'
import { ThemeRoot } from '@ui/theme/ThemeRoot'

beforeEach(() => sessionStorage.clear())

const bookNow = {
  pathname: '/book-now',
  search: '?from=card',
  hash: '#form',
  state: { propertyId: 'loft', startDate: '2026-01-20' },
}
const origin = { from: bookNow }

/** Opens the routes that affect a kept origin, with the product's own guards. */
function open(entry: InitialEntry, options: WorldOptions = {}) {
  let go: NavigateFunction = () => {}
  let forget = () => {}
  const world = renderInWorld(
    <ThemeRoot>
      <HookProbe useHook={useKeptOrigin} onValue={() => {}} />
      <HookProbe
        useHook={() => ({ navigate: useNavigate(), forgetAll: useForgetIdentity() })}
        onValue={({ navigate, forgetAll }) => {
          go = navigate
          forget = forgetAll
        }}
      />
      <Routes>
        <Route element={<VisitorsOnly />}>
          <Route path="/login" element="Login" />
          <Route path="/sign-up" element="Sign up" />
        </Route>
        <Route path="*" element={null} />
      </Routes>
    </ThemeRoot>,
    { entries: [entry], ...options },
  )
  return { ...world, go: (path: string) => void go(path), forget: () => forget() }
}

describe('the kept origin', () => {
  it('survives moves between /login and /sign-up and is used there (R-17)', async () => {
    const { go, location, store } = open({ pathname: '/login', state: origin })
    go('/sign-up')
    go('/login')
    await settle()
    expect(location().state).toBeNull()
    store.set(sessionAtom, adaSession)
    await settle()
    expect(location()).toMatchObject(bookNow)
    expect(keptOrigin.read()).toBeUndefined()
  })

  it('is cleared on any other page, so a login opened directly goes home (LOGIN-06, R-17)', async () => {
    const { go, location, store } = open({ pathname: '/login', state: origin })
    await settle()
    go('/discover')
    await settle()
    expect(keptOrigin.read()).toBeUndefined()
    go('/login')
    await settle()
    store.set(sessionAtom, adaSession)
    await settle()
    expect(location().pathname).toBe('/')
  })

  it('survives a Google sign-in, which returns the guest to the first page (R-17, R-48)', async () => {
    open({ pathname: '/login', state: origin }).unmount()
    keptOrigin.leaveForGoogle()
    const { location, store } = open('/', { session: { ...signedOut, isLoading: true } })
    await settle()
    expect(location().pathname).toBe('/')
    store.set(sessionAtom, adaSession)
    await settle()
    expect(location()).toMatchObject(bookNow)
    expect(keptOrigin.read()).toBeUndefined()
  })

  it('survives a failed Google sign-in and the login after it (R-17, R-48)', async () => {
    open({ pathname: '/login', state: origin }).unmount()
    keptOrigin.leaveForGoogle()
    const { location, store } = open('/login?error=google')
    await settle()
    store.set(sessionAtom, adaSession)
    await settle()
    expect(location()).toMatchObject(bookNow)
    expect(keptOrigin.read()).toBeUndefined()
  })

  it.each([
    ['saves the home that the login was for (R-17)', undefined, 1],
    ['saves nothing for another guest (R-17, R-26)', 'bola', 0],
  ])('%s', async (_, owner, saved) => {
    const api = fakeApi({
      'POST /favourites': {},
      [`GET /favourites/${makeUser()._id}?fields=card`]: { favourites: { listing: [] } },
    })
    const saving = { _id: 'loft', name: 'Lagoon Loft', basePrice: 85_000 }
    const state = { from: { pathname: '/discover' }, saving, owner }
    const { store } = open({ pathname: '/login', state }, { api })
    store.set(sessionAtom, adaSession)
    await settle()
    expect(api.count('POST /favourites')).toBe(saved)
  })

  it('is ignored for a guest who does not return from Google (R-17)', async () => {
    open({ pathname: '/login', state: origin }).unmount()
    keptOrigin.leaveForGoogle()
    const { location } = open('/')
    await settle()
    expect(location().pathname).toBe('/')
    expect(keptOrigin.read()).toBeUndefined()
  })

  it('is ignored after Google if it belongs to another guest or is not a path of the product (R-26, R-17)', async () => {
    for (const state of [{ ...origin, owner: 'bola' }, { from: { pathname: '//evil.example' } }]) {
      keptOrigin.write(state, true)
      const { location, unmount } = open('/', { session: adaSession })
      await settle()
      expect(location().pathname).toBe('/')
      unmount()
    }
  })

  it('is cleared at logout (R-26)', async () => {
    const { forget } = open({ pathname: '/login', state: origin })
    await settle()
    forget()
    expect(keptOrigin.read()).toBeUndefined()
  })

  it('is kept while someone completes a registration (R-19)', async () => {
    const provisional = { ...adaSession, user: { _id: 'new', email: '', phoneNo: '08012345678' } }
    const { location, store, go } = open(
      { pathname: '/sign-up', state: origin },
      { session: provisional },
    )
    await settle()
    expect(location().pathname).toBe('/sign-up')
    store.set(sessionAtom, signedOut)
    go('/login')
    await settle()
    store.set(sessionAtom, { ...adaSession, user: makeUser({ _id: 'new' }) })
    await settle()
    expect(location()).toMatchObject(bookNow)
  })
})
