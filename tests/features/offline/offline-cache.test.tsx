import { clear, createStore } from 'idb-keyval'
import useSWR from 'swr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { ApiError } from '@features/api/api-error'
import { useReadTimes } from '@features/api/read-times'
import { offlineCache } from '@features/offline/offline-cache'
import { tokenStore } from '@features/session/token-store'
import { useForgetIdentity } from '@features/session/use-forget-identity'
import { fakeApi, type FakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { eventually, settle } from '@tests/helpers/settle'

const path = apiPaths.bookingsOfUser('ada')
const bookings = { bookings: [{ _id: 'b1' }] }
const noNetwork = new ApiError({ status: 0, code: 'network' })

beforeEach(async () => {
  sessionStorage.clear()
  await clear(createStore('staylet-answers-2', 'answers'))
})
afterEach(() => sessionStorage.clear())

/**
 * Waits longer than Vitest's second, because the page stores responses when a busy machine lets it.
 */

/** Opens a page that reads the path in a new world, as after a reload. */
function visit(api: FakeApi, key = path) {
  return renderHook(
    () => ({
      read: useSWR<unknown, ApiError>(key, { dedupingInterval: 0 }),
      times: useReadTimes(),
      forget: useForgetIdentity(),
    }),
    { api, offlineCache: offlineCache },
  )
}

const privateTexts = () => Object.values(sessionStorage).filter((text) => text.includes('b1'))

async function readOnline(key = path) {
  const api = fakeApi({ [`GET ${key}`]: bookings })
  const world = visit(api, key)
  await eventually(() => expect(world.result.current.read.data).toEqual(bookings))
  // Logs out. Later requests on this page fail, so nothing can be stored for the next guest.
  const leave = () => {
    api.answers[`GET ${key}`] = noNetwork
    world.result.current.forget()
  }
  return { ...world, leave }
}

async function readOffline(key = path) {
  const world = visit(fakeApi({ [`GET ${key}`]: noNetwork }), key)
  await eventually(() => expect(world.result.current.read.isLoading).toBe(false))
  return world.result.current
}

it('the page shows a stored response with its age when no response arrives', async () => {
  tokenStore.write('token-of-ada')
  const before = Date.now()
  const { unmount } = await readOnline()
  await eventually(() => expect(privateTexts()).toHaveLength(1))
  unmount()
  const { read, times } = await readOffline()
  expect(read.data).toEqual(bookings)
  expect(times.isUnanswered(path)).toBe(true)
  expect(times.oldest('cached')).toBeGreaterThanOrEqual(before)
})

it('the page shows a refusal instead of a stored response, because the server responded', async () => {
  tokenStore.write('token-of-ada')
  const { unmount } = await readOnline()
  await eventually(() => expect(privateTexts()).toHaveLength(1))
  unmount()
  const refusal = new ApiError({ status: 500, code: 'internal' })
  const { result } = visit(fakeApi({ [`GET ${path}`]: refusal }))
  await eventually(() => expect(result.current.read.error).toBe(refusal))
})

it('the page replaces a stored response once the network is back', async () => {
  tokenStore.write('token-of-ada')
  const { unmount } = await readOnline()
  await eventually(() => expect(privateTexts()).toHaveLength(1))
  unmount()
  const api = fakeApi({ [`GET ${path}`]: noNetwork })
  const { result } = visit(api)
  await eventually(() => expect(result.current.times.isUnanswered(path)).toBe(true))
  api.answers[`GET ${path}`] = { bookings: [] }
  window.dispatchEvent(new Event('online'))
  await eventually(() => expect(result.current.read.data).toEqual({ bookings: [] }))
  expect(result.current.times.isUnanswered(path)).toBe(false)
})

it('a logout deletes stored responses before the next render (R-26)', async () => {
  tokenStore.write('token-of-ada')
  const { leave } = await readOnline()
  await eventually(() => expect(privateTexts()).toHaveLength(1))
  leave()
  expect(privateTexts()).toHaveLength(0)
  const { read } = await readOffline()
  expect(read.error).toBe(noNetwork)
})

it('another session discards stored responses (R-26)', async () => {
  tokenStore.write('token-of-ada')
  const { unmount } = await readOnline()
  await eventually(() => expect(privateTexts()).toHaveLength(1))
  unmount()
  tokenStore.write('token-of-bola')
  const { read } = await readOffline()
  expect(read.error).toBe(noNetwork)
  expect(privateTexts()).toHaveLength(0)
})

it('a logout prevents storing a response that arrives later (R-26)', async () => {
  tokenStore.write('token-of-ada')
  const { leave } = await readOnline()
  leave()
  const { read } = await readOffline()
  expect(read.error).toBe(noNetwork)
  // The page stores responses when the browser is idle.
  await new Promise((idle) => requestIdleCallback(idle))
  await settle()
  expect(sessionStorage.length).toBe(0)
})

it('a guest sees the stored responses of a visitor, but a visitor never those of a guest', async () => {
  const list = apiPaths.listings()
  const { unmount } = await readOnline(list)
  await eventually(async () => expect((await readOffline(list)).read.data).toEqual(bookings))
  unmount()
  tokenStore.write('token-of-ada')
  expect((await readOffline(list)).read.data).toEqual(bookings)
  const detail = apiPaths.listing('lagoon-loft')
  await readOnline(detail)
  await eventually(async () => expect((await readOffline(detail)).read.data).toEqual(bookings))
  tokenStore.remove()
  expect((await readOffline(detail)).read.error).toBe(noNetwork)
})

it('the page shows the age of its oldest stored response', async () => {
  const { result } = await readOnline()
  const { times } = result.current
  times.note('/elsewhere', { at: 5, isCached: true })
  expect(times.oldest('all')).toBeGreaterThan(5)
  expect(times.oldest('cached')).toBeUndefined()
  times.note(path, { at: 7, isCached: true })
  expect(times.oldest('cached')).toBe(7)
})
