import { createStore } from 'jotai'
import { useSWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SplashWatch } from '@app/start/SplashWatch'
import { useStart } from '@app/start/use-start'
import { TIME } from '@domain/constants'
import { ApiError } from '@features/api/api-error'
import { ApiProvider } from '@features/api/ApiProvider'
import { sessionAtom, signedOut } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { lagoonLoft, makeListings } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeResponses } from '@tests/helpers/fake-api'
import { renderInWorld } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada } from '@tests/helpers/signed-in'

const me = 'GET /auth/me'
const homePageList = 'GET /listing?fields=card&limit=12'
const favourites = `GET /favourites/${ada._id}?fields=card`

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  tokenStore.remove()
  // The test runner's page was painted long ago, so the test pretends that the splash screen was
  // painted just now.
  const startTime = performance.now()
  const painted = { startTime } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([painted])
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function start(
  answers: FakeResponses,
  { path = '/', token }: { path?: string; token?: string } = {},
) {
  if (token) tokenStore.write(token)
  const store = createStore()
  // As in main.tsx, the session is loading from the first render.
  store.set(sessionAtom, { ...signedOut, isLoading: token !== undefined })
  const api = fakeApi(answers)
  const onOver = vi.fn<() => void>()
  function App() {
    const started = useStart()
    return <SplashWatch {...started} onOver={onOver} />
  }
  renderInWorld(null, { aboveSessions: <App />, api, store, entries: [path] })
  return {
    api,
    isOver: async () => {
      await settle()
      return onOver.mock.calls.length > 0
    },
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const listings = { listings: makeListings(3), total: 3 }

describe('the start-up of a visitor', () => {
  it('leaves alone the list that came with the document, which the page is hydrated with', async () => {
    const path = homePageList.replace('GET ', '')
    const seen: unknown[] = []
    function App() {
      const started = useStart()
      const { cache } = useSWRConfig()
      seen.push(cache.get(path))
      return <SplashWatch {...started} onOver={() => seen.push(cache.get(path))} />
    }
    const api = fakeApi()
    const rendered = { at: 0, responses: { [path]: listings } }
    renderInWorld(null, {
      aboveSessions: (
        <ApiProvider api={api} rendered={rendered}>
          <App />
        </ApiProvider>
      ),
    })
    await pass(TIME.splashMinimum)
    await settle()
    expect(seen.length).toBeGreaterThan(1)
    // With another entry React would render the hydrated page again.
    expect(new Set(seen).size).toBe(1)
    expect(api.calls).toEqual([])
  })

  it('requests the listings but not the current user (START-02, START-04)', async () => {
    const { api, isOver } = start({ [homePageList]: listings })
    await pass(TIME.splashMinimum)
    expect(await isOver()).toBe(true)
    expect(api.calls.map(({ call }) => call)).toEqual([homePageList])
  })

  it('waits for the listings (START-06)', async () => {
    const answer = deferred()
    const { isOver } = start({ [homePageList]: answer.promise })
    await pass(5_000)
    expect(await isOver()).toBe(false)
    answer.resolve(listings)
    expect(await isOver()).toBe(true)
  })

  it('ends in a browser that never reports when it has painted', async () => {
    vi.mocked(performance.getEntriesByName).mockReturnValue([])
    const { isOver } = start({ [homePageList]: listings })
    await pass(TIME.splashMinimum * 2)
    // The frame becomes known, and its second is already over.
    expect(await isOver()).toBe(false)
    await pass(1)
    expect(await isOver()).toBe(true)
  })

  it('ends when the listings fail (START-06, R-129)', async () => {
    const { isOver } = start({ [homePageList]: new ApiError({ status: 0, code: 'timeout' }) })
    await pass(TIME.splashMinimum)
    expect(await isOver()).toBe(true)
  })
})

describe('the start-up of a guest with a token', () => {
  it('waits for the session check (START-02, START-06)', async () => {
    const answer = deferred()
    const { api, isOver } = start(
      {
        [me]: answer.promise,
        [homePageList]: listings,
        [favourites]: { favourites: { listing: [] } },
      },
      { token: 'ada-token' },
    )
    await pass(5_000)
    expect(await isOver()).toBe(false)
    answer.resolve({ user: ada })
    expect(await isOver()).toBe(true)
    expect(api.count(me)).toBe(1)
  })

  it.each(['/', '/discover', '/saved-listings'])(
    'waits for the favourites on %s (START-07)',
    async (path) => {
      const answer = deferred()
      const { isOver } = start(
        {
          [me]: { user: ada },
          [homePageList]: listings,
          'GET /listing?fields=card&limit=8': listings,
          [favourites]: answer.promise,
        },
        { token: 'ada-token', path },
      )
      await pass(5_000)
      expect(await isOver()).toBe(false)
      answer.resolve({ favourites: { listing: [lagoonLoft] } })
      expect(await isOver()).toBe(true)
    },
  )

  it.each(['/my-bookings', '/book-now', '/payments', '/nowhere'])(
    'does not wait for the favourites on %s (START-07)',
    async (path) => {
      const { isOver } = start(
        { [me]: { user: ada }, [homePageList]: listings, [favourites]: deferred().promise },
        { token: 'ada-token', path },
      )
      await pass(TIME.splashMinimum)
      expect(await isOver()).toBe(true)
    },
  )

  it('waits 10 seconds for favourites that never arrive (START-08)', async () => {
    const { isOver } = start(
      { [me]: { user: ada }, [homePageList]: listings, [favourites]: deferred().promise },
      { token: 'ada-token' },
    )
    await pass(TIME.favouritesWaitCap - 1)
    expect(await isOver()).toBe(false)
    await pass(1)
    expect(await isOver()).toBe(true)
  })

  it('ends early when the favourites fail (START-08)', async () => {
    const answer = deferred()
    const { isOver } = start(
      { [me]: { user: ada }, [homePageList]: listings, [favourites]: answer.promise },
      { token: 'ada-token' },
    )
    await pass(2_000)
    expect(await isOver()).toBe(false)
    answer.reject(new ApiError({ status: 500, code: 'internal' }))
    expect(await isOver()).toBe(true)
  })

  it('continues as a visitor when the server refuses the token (START-02, START-08)', async () => {
    const { isOver } = start(
      { [me]: new ApiError({ status: 401, code: 'unauthenticated' }), [homePageList]: listings },
      { token: 'old-token' },
    )
    await pass(TIME.splashMinimum)
    expect(await isOver()).toBe(true)
    expect(tokenStore.read()).toBeNull()
  })

  it('does not request the current user on /reset-password (START-03)', async () => {
    const { api } = start(
      { [homePageList]: listings },
      { token: 'ada-token', path: '/reset-password?token=a&email=b' },
    )
    await settle()
    expect(api.count(me)).toBe(0)
    expect(tokenStore.read()).toBe('ada-token')
  })
})
