import { Route, Routes } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VisitorsOnly } from '@app/guards/VisitorsOnly'
import { ApiError } from '@features/api/api-error'
import { currentBookingAtom } from '@features/booking/booking-atoms'
import { bookingDraft } from '@features/booking/use-book-now'
import { favouriteErrorAtom } from '@features/favourite/favourite-atoms'
import { useFavourites } from '@features/favourite/use-favourites'
import { lastUser } from '@features/session/last-user'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { useLogout } from '@features/session/use-logout'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { HookProbe, renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaAsGuest, adaSession } from '@tests/helpers/signed-in'

const logoutCall = 'POST /auth/logout'
const favouritesCall = `GET /favourites/${ada._id}?fields=card`

const draft = { propertyId: lagoonLoft._id, guest: adaAsGuest }

beforeEach(() => {
  sessionStorage.clear()
  tokenStore.write('ada-token')
})
afterEach(() => vi.restoreAllMocks())

const answers = () =>
  fakeApi({
    [logoutCall]: undefined,
    [favouritesCall]: { favourites: { listing: [lagoonLoft] } },
  })

/** Opens Ada's page with her favourites, and the login page behind its guard. */
function openApp(api: FakeApi) {
  let logOut = () => {}
  let cached: (key: string) => unknown = () => undefined
  /** Renders in order: the page and its listings. */
  const drawn: string[] = []
  function Saved() {
    const { items } = useFavourites()
    drawn.push(`saved: ${items?.map((item) => item.name).join() ?? 'none'}`)
    return null
  }
  function Login() {
    drawn.push('login')
    return null
  }
  const world = renderInWorld(
    <>
      <HookProbe
        useHook={() => ({ logOut: useLogout(), cache: useSWRConfig().cache })}
        onValue={(hooks) => {
          logOut = hooks.logOut
          cached = (key) => hooks.cache.get(key)?.data
        }}
      />
      <Routes>
        <Route path="/" element={null} />
        <Route path="/saved-listings" element={<Saved />} />
        <Route element={<VisitorsOnly />}>
          <Route path="/login" element={<Login />} />
        </Route>
      </Routes>
    </>,
    { api, session: adaSession, entries: ['/saved-listings'] },
  )
  return { ...world, drawn, logOut: () => logOut(), cached: (key: string) => cached(key) }
}

describe('logging out (R-26)', () => {
  it('ends on /login without an origin for the next user', async () => {
    const { logOut, location, visited } = openApp(answers())
    await settle()
    logOut()
    await settle()
    expect(location()).toMatchObject({ pathname: '/login', state: null })
    expect(visited.map(({ pathname }) => pathname)).toEqual(['/saved-listings', '/login'])
  })

  it('removes everything that belongs to the guest', async () => {
    const { logOut, store, cached } = openApp(answers())
    lastUser.write(ada)
    bookingDraft.write(ada._id, draft)
    store.set(favouriteErrorAtom, 'Failed to add favourite')
    store.set(currentBookingAtom, {
      propertyId: lagoonLoft._id,
      checkIn: '2026-01-20',
      checkOut: '2026-01-23',
      guests: 2,
      totalPrice: 64_500,
      userId: ada._id,
    })
    await settle()
    expect(cached(`/favourites/${ada._id}?fields=card`)).toBeDefined()
    logOut()
    await settle()
    expect(store.get(sessionAtom)).toEqual(signedOut)
    expect(tokenStore.read()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
    expect(cached(`/favourites/${ada._id}?fields=card`)).toBeUndefined()
    // The same user also starts with an empty state.
    store.set(sessionAtom, adaSession)
    expect(store.get(favouriteErrorAtom)).toBeNull()
    expect(store.get(currentBookingAtom)).toBeNull()
  })

  it('renders nothing of the guest once it has begun', async () => {
    const { logOut, drawn } = openApp(answers())
    await settle()
    expect(drawn.at(-1)).toBe(`saved: ${lagoonLoft.name}`)
    const before = drawn.length
    logOut()
    await settle()
    const after = drawn.slice(before)
    expect(after).toContain('login')
    expect(after.filter((page) => page.includes(lagoonLoft.name))).toEqual([])
  })

  it('stores no response that arrives after it', async () => {
    const late = deferred()
    const api = answers()
    api.answers[favouritesCall] = late.promise
    const { logOut, cached } = openApp(api)
    await settle()
    logOut()
    late.resolve({ favourites: { listing: [lagoonLoft] } })
    await settle()
    expect(cached(`/favourites/${ada._id}?fields=card`)).toBeUndefined()
  })

  it('informs the server while the token still exists', async () => {
    let tokenThen: string | null = null
    const api = answers()
    api.answers[logoutCall] = () => {
      tokenThen = tokenStore.read()
    }
    openApp(api).logOut()
    await settle()
    expect(api.count(logoutCall)).toBe(1)
    expect(tokenThen).toBe('ada-token')
  })

  it('completes even when the server cannot be reached', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = answers()
    api.answers[logoutCall] = new ApiError({ status: 0, code: 'network' })
    const { logOut, store, location } = openApp(api)
    logOut()
    await settle()
    expect(store.get(sessionAtom)).toEqual(signedOut)
    expect(location().pathname).toBe('/login')
    expect(warn).toHaveBeenCalledOnce()
  })
})
