import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { ApiError } from '@features/api/api-error'
import { useLocate } from '@features/location/use-locate'
import { useCities, useCountries, useStates } from '@features/location/use-places'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'

const refused = new ApiError({ status: 503, code: 'unavailable' })
let log: MockInstance<typeof console.error>

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const calls = {
  countries: `GET ${apiPaths.geoCountries}`,
  states: `GET ${apiPaths.geoStates}`,
  cities: `POST ${apiPaths.geoCities}`,
  place: `GET ${apiPaths.geoReverse}?latitude=6.44&longitude=3.47&key=`,
}

describe('countries, states and cities', () => {
  it('are requested only when needed, one after the other (API-23)', async () => {
    const api = fakeApi({
      [calls.countries]: [{ name: { common: 'Ghana' }, cca2: 'GH' }],
      [calls.states]: { data: [{ name: 'Ghana', states: [{ name: 'Volta' }] }] },
      [calls.cities]: { data: ['Ho'] },
    })
    const none = renderHook(
      () => [useCountries(false), useStates(undefined), useCities('Ghana', undefined)] as const,
      { api },
    )
    await settle()
    expect(api.calls).toEqual([])
    expect(none.result.current[0]).toEqual({ countries: undefined, isFailed: false })

    const { result } = renderHook(
      () => [useCountries(), useStates('Ghana'), useCities('Ghana', 'Volta')] as const,
      { api },
    )
    await settle()
    expect(result.current).toEqual([
      { countries: [{ name: 'Ghana' }], isFailed: false },
      { states: ['Volta'], isFailed: false },
      { cities: ['Ho'], isFailed: false },
    ])
  })

  it('are only logged when they fail, without a message to the guest (ERR-06)', async () => {
    const api = fakeApi({
      [calls.countries]: refused,
      [calls.states]: refused,
      [calls.cities]: refused,
    })
    const { result, notices } = renderHook(
      () => [useCountries(), useStates('Ghana'), useCities('Ghana', 'Volta')] as const,
      { api },
    )
    await settle()
    expect(result.current.map(({ isFailed }) => isFailed)).toEqual([true, true, true])
    expect(log).toHaveBeenCalledTimes(3)
    expect(notices).toEqual([])
  })
})

type Answers = (
  found: (position: GeolocationPosition) => void,
  failed: (error: GeolocationPositionError) => void,
) => void

/** Fakes a browser that responds to location requests as the test says. */
function browserThat(answers: Answers) {
  const ask = vi.fn((found: PositionCallback, failed?: PositionErrorCallback | null) =>
    answers(found, failed as never),
  )
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: ask,
  } as unknown as Geolocation)
  return ask
}

const here = { coords: { latitude: 6.44, longitude: 3.47 } } as GeolocationPosition
const lekki = { country: 'Nigeria', state: 'Lagos', city: 'Lekki' }

describe('locating the guest', () => {
  it('requests a precise position within 15 s that is at most 10 s old (API-25)', async () => {
    const ask = browserThat(() => undefined)
    const { result } = renderHook(() => useLocate(() => undefined))
    result.current.locate()
    await settle()
    expect(ask.mock.calls[0]?.at(2)).toEqual({
      enableHighAccuracy: true,
      timeout: 15_000,
      maximumAge: 10_000,
    })
    expect(result.current.status).toBe('locating')
    result.current.locate()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('moves from idle over locating to the place that the service names (FILT-12, API-24)', async () => {
    browserThat((found) => found(here))
    const answer = deferred()
    const onFound = vi.fn()
    const { result } = renderHook(() => useLocate(onFound), {
      api: fakeApi({ [calls.place]: answer.promise }),
    })
    expect(result.current.status).toBe('idle')
    result.current.locate()
    await settle()
    expect(result.current.status).toBe('locating')
    answer.resolve({ results: [{ components: lekki }] })
    await settle()
    expect(result.current).toMatchObject({ status: 'filled', point: { lat: 6.44, lng: 3.47 } })
    expect(onFound).toHaveBeenCalledExactlyOnceWith(lekki)
  })

  it('only logs a denied permission (FILT-12, ERR-06)', async () => {
    browserThat((_, failed) => failed({ code: 1 } as GeolocationPositionError))
    const { result, notices } = renderHook(() => useLocate(() => undefined))
    result.current.locate()
    await settle()
    expect(result.current).toMatchObject({ status: 'failed', point: undefined })
    expect(log).toHaveBeenCalledOnce()
    expect(notices).toEqual([])
  })

  it('only logs an unnamed place and keeps the position (FILT-12, ERR-06)', async () => {
    browserThat((found) => found(here))
    const { result, notices } = renderHook(() => useLocate(() => undefined), {
      api: fakeApi({ [calls.place]: { results: [] } }),
    })
    result.current.locate()
    await settle()
    expect(result.current).toMatchObject({ status: 'failed', point: { lat: 6.44, lng: 3.47 } })
    expect(log).toHaveBeenCalledOnce()
    expect(notices).toEqual([])
  })

  it('is impossible in a browser without geolocation (ERR-05)', async () => {
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(undefined as never)
    const { result } = renderHook(() => useLocate(() => undefined))
    result.current.locate()
    await settle()
    expect(result.current.status).toBe('unsupported')
  })

  it('is dropped when the page closes', async () => {
    const answer = deferred()
    browserThat((found) => found(here))
    const onFound = vi.fn()
    const { result, unmount } = renderHook(() => useLocate(onFound), {
      api: fakeApi({ [calls.place]: answer.promise }),
    })
    result.current.locate()
    await settle()
    unmount()
    answer.resolve({ results: [{ components: lekki }] })
    await settle()
    expect(onFound).not.toHaveBeenCalled()
  })
})
