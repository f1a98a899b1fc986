import { atom, createStore, useAtomValue } from 'jotai'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ListingQuery } from '@domain/search/listing-query'
import { ApiError } from '@features/api/api-error'
import { startPathsAtom } from '@features/listing/start-response'
import { useListings } from '@features/listing/use-listings'
import { endSessionAtom } from '@features/session/session-atoms'
import { lagoonLoft, makeListings, palmVilla } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'

const first = 'GET /listing?limit=12'
const inLagos = 'GET /listing?state=Lagos&limit=12'

// The page loads this code only for another backend. A test must not wait for its transformation.
beforeAll(() => import('@domain/search/select-listings'))

afterEach(() => void vi.useRealTimers())

/** Opens a list whose query the test can change. */
async function open(api: FakeApi, store = createStore()) {
  const queryAtom = atom<ListingQuery>({ limit: 12 })
  const world = renderHook(() => useListings(useAtomValue(queryAtom)), { api, store })
  await settle()
  return { ...world, ask: (query: ListingQuery) => store.set(queryAtom, query) }
}

const names = (listings: { name: string }[] | undefined) => listings?.map(({ name }) => name)

describe('a page of listings', () => {
  it('is unknown until the first response, then shows it', async () => {
    const answer = deferred()
    const { result } = await open(fakeApi({ [first]: answer.promise }))
    expect(result.current).toMatchObject({ listings: undefined, error: undefined, isStale: false })
    answer.resolve({ listings: [palmVilla, lagoonLoft], total: 40, totalCapped: false })
    await settle()
    expect(result.current).toMatchObject({
      listings: [palmVilla, lagoonLoft],
      total: 40,
      error: undefined,
    })
  })

  it.each([
    ['a plain array', makeListings(20)],
    ['an object with listings', { listings: makeListings(20) }],
  ])('is cut out of %s from a backend without pages (API-14, API-13)', async (_, answer) => {
    const { result } = await open(fakeApi({ [first]: answer }))
    // A response of our own server, which counts its characters.
    await eventually(() => {
      expect(names(result.current.listings)).toEqual(names(makeListings(12)))
    })
    expect(result.current.total).toBe(20)
  })

  it('is filtered in the page when the backend ignored the filter (API-14, R-55)', async () => {
    const api = fakeApi({
      [first]: [palmVilla, lagoonLoft],
      [inLagos]: [palmVilla, lagoonLoft],
    })
    const { result, ask } = await open(api)
    ask({ state: 'Lagos', limit: 12 })
    await settle()
    await eventually(() => {
      expect(names(result.current.listings)).toEqual([lagoonLoft.name])
    })
    expect(result.current.total).toBe(1)
  })

  it('remains while the next one loads, marked as the previous one', async () => {
    const next = deferred()
    const api = fakeApi({
      [first]: { listings: [palmVilla], total: 1 },
      [inLagos]: next.promise,
    })
    const { result, ask } = await open(api)
    ask({ state: 'Lagos', limit: 12 })
    await settle()
    expect(result.current).toMatchObject({
      listings: [palmVilla],
      isStale: true,
    })
    next.resolve({ listings: [lagoonLoft], total: 1 })
    await settle()
    expect(result.current).toMatchObject({ listings: [lagoonLoft], isStale: false })
  })

  it('never shows a response that is no longer needed', async () => {
    const slow = deferred()
    const api = fakeApi({
      [first]: { listings: [palmVilla], total: 1 },
      [inLagos]: slow.promise,
    })
    const { result, ask } = await open(api)
    ask({ state: 'Lagos', limit: 12 })
    await settle()
    ask({ limit: 12 })
    await settle()
    slow.resolve({ listings: [lagoonLoft], total: 1 })
    await settle()
    expect(result.current.listings).toEqual([palmVilla])
  })

  it('shows the specified message when the request fails (ERR-01)', async () => {
    const api = fakeApi({
      [first]: new ApiError({ status: 500, code: 'internal', message: 'Fire.' }),
    })
    const { result } = await open(api)
    expect(result.current).toMatchObject({
      listings: undefined,
      error: 'Failed to fetch listings',
      isOffline: false,
    })
    api.answers[first] = { listings: [palmVilla], total: 1 }
    void result.current.refetch()
    await settle()
    expect(result.current).toMatchObject({ listings: [palmVilla], error: undefined })
  })

  it('gives the reason of a refusal beneath the text of the failure', async () => {
    const busy = new ApiError({ status: 503, code: 'unavailable', message: 'Busy.' })
    const { result } = await open(fakeApi({ [first]: busy }))
    expect(result.current).toMatchObject({
      error: 'Failed to fetch listings',
      reason: 'The server is very busy. Please try again in a moment.',
    })
  })
})

describe('a page whose listings the start-up requests', () => {
  it('does not request them again, but requests later ones', async () => {
    const store = createStore()
    store.set(startPathsAtom, ['/listing?limit=12'])
    const api = fakeApi({ [inLagos]: { listings: [lagoonLoft], total: 1 } })
    const { ask, result } = await open(api, store)
    expect(api.calls).toEqual([])
    ask({ state: 'Lagos', limit: 12 })
    await settle()
    expect(api.calls.map(({ call }) => call)).toEqual([inLagos])
    expect(result.current.listings).toEqual([lagoonLoft])
    expect(store.get(startPathsAtom)).toEqual([])
  })

  it('requests them after all when the session ended before the first render (START-02)', async () => {
    const store = createStore()
    store.set(startPathsAtom, ['/listing?limit=12'])
    // The server refused the token, which discarded the cache with the start-up's response.
    store.set(endSessionAtom)
    const api = fakeApi({ [first]: { listings: [palmVilla], total: 1 } })
    const { result } = await open(api, store)
    expect(result.current.listings).toEqual([palmVilla])
  })
})
