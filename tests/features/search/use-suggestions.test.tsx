import { atom, createStore, useAtomValue } from 'jotai'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { TYPING_PAUSE, useSuggestions } from '@features/search/use-suggestions'
import { lagoonLoft, makeListings, palmVilla } from '@tests/fixtures/make-listing'
import { deferred, fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'

const calls = {
  la: 'GET /listing?search=la&suggest=1&fields=card&limit=6',
  lagoon: 'GET /listing?search=lagoon&suggest=1&fields=card&limit=6',
  palm: 'GET /listing?search=palm&suggest=1&fields=card&limit=6',
}

const page = (...listings: object[]) => ({ listings, total: listings.length })

// The product loads this code late. Load it in advance, so that only the test's clock matters.
beforeAll(() => import('@features/search/suggest'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a search box into which the test types. */
async function open(api: FakeApi) {
  const store = createStore()
  const typedAtom = atom('')
  const { result } = renderHook(() => useSuggestions(useAtomValue(typedAtom)), { api, store })
  const pass = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    await settle()
  }
  const type = async (text: string) => {
    store.set(typedAtom, text)
    await settle()
  }
  await settle()
  return { result, type, pass }
}

describe('search suggestions', () => {
  it('are requested once the guest has stopped typing (HEAD-07)', async () => {
    const api = fakeApi({ [calls.lagoon]: page(lagoonLoft) })
    const { result, type, pass } = await open(api)
    await type('la')
    await pass(TYPING_PAUSE - 1)
    await type('lagoon ')
    await pass(TYPING_PAUSE - 1)
    expect(api.calls).toEqual([])
    await pass(1)
    expect(api.calls.map(({ call }) => call)).toEqual([calls.lagoon])
    expect(result.current).toMatchObject([{ kind: 'listing', text: lagoonLoft.name }])
  })

  it.each(['', '   ', 'l', ' l '])('are not requested for %j', async (text) => {
    const api = fakeApi()
    const { result, type, pass } = await open(api)
    await type(text)
    await pass(TYPING_PAUSE * 4)
    expect(api.calls).toEqual([])
    expect(result.current).toEqual([])
  })

  it('never belong to an earlier term', async () => {
    const slow = deferred()
    const api = fakeApi({ [calls.la]: slow.promise, [calls.palm]: page(palmVilla) })
    const { result, type, pass } = await open(api)
    await type('la')
    await pass(TYPING_PAUSE)
    await type('palm')
    await pass(TYPING_PAUSE)
    slow.resolve(page(lagoonLoft))
    await settle()
    expect(result.current).toMatchObject([{ kind: 'listing', text: palmVilla.name }])
    await type('palms')
    expect(result.current).toEqual([])
  })

  it.each([
    ['a plain array', makeListings(20)],
    ['an object without a total', { listings: makeListings(20) }],
  ])('are chosen in the page from %s of a backend without search (R-55)', async (_, answer) => {
    const { result, type, pass } = await open(fakeApi({ [calls.palm]: answer }))
    await type('palm')
    await pass(TYPING_PAUSE)
    // A response of our own server, which counts its characters.
    vi.useRealTimers()
    await eventually(() => {
      expect(result.current.map(({ text }) => text)).toEqual([
        'Palm Villa with a Pool',
        'Palm Villa with a Pool 2',
        'Palm Villa with a Pool 3',
      ])
    })
  })

  it("contain the place that the server knows by an operator's name (R-146)", async () => {
    const answer = { ...page(lagoonLoft), suggested: [{ kind: 'place', text: 'Lekki', total: 3 }] }
    const { result, type, pass } = await open(fakeApi({ [calls.palm]: answer }))
    await type('palm')
    await pass(TYPING_PAUSE)
    expect(result.current[0]).toMatchObject({ kind: 'place', text: 'Lekki', total: 3 })
  })

  it('are empty when the request fails, which is logged once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const api = fakeApi({ [calls.la]: new ApiError({ status: 0, code: 'network' }) })
    const { result, type, pass } = await open(api)
    await type('la')
    await pass(TYPING_PAUSE)
    await pass(60_000)
    expect(result.current).toEqual([])
    expect(log).toHaveBeenCalledOnce()
    expect(api.count(calls.la)).toBe(1)
    log.mockRestore()
  })
})
