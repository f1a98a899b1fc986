import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { lastUser } from '@features/session/last-user'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { useSession } from '@features/session/use-session'
import { useSessionCheck } from '@features/session/use-session-check'
import { makeUser } from '@tests/fixtures/make-user'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const me = 'GET /auth/me'
const token = 'ada-token'

beforeEach(() => {
  sessionStorage.clear()
  tokenStore.write(token)
})
afterEach(() => {
  vi.restoreAllMocks()
})

function useChecked() {
  useSessionCheck(true)
  return useSession()
}

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const comeBack = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

describe('a stored token at the start', () => {
  it('is loading without an error, then authenticates its user (AUTHST-01, START-02)', async () => {
    const answer = deferred()
    const api = fakeApi({ [me]: answer.promise })
    const { result } = renderHook(useChecked, { api, session: { error: 'an older error' } })
    await settle()
    expect(result.current).toMatchObject({ isLoading: true, error: null, isAuthenticated: false })
    answer.resolve({ user: ada })
    await settle()
    expect(result.current).toMatchObject(adaSession)
    expect(tokenStore.read()).toBe(token)
    expect(api.count(me)).toBe(1)
  })

  it('is deleted when the check fails, and the error is stored (AUTHST-02, START-02)', async () => {
    const api = fakeApi({ [me]: new ApiError({ status: 401, code: 'unauthenticated' }) })
    const { result } = renderHook(useChecked, { api })
    await settle()
    expect(result.current).toMatchObject({
      user: null,
      isAuthenticated: false,
      isLoading: false,
      error: 'Failed to fetch user',
    })
    expect(tokenStore.read()).toBeNull()
  })

  it('is not checked on a page without the check (START-03)', async () => {
    const api = fakeApi()
    renderHook(() => useSessionCheck(false), { api })
    await settle()
    expect(api.calls).toEqual([])
    expect(tokenStore.read()).toBe(token)
  })

  it('is not checked when it is missing (START-02)', async () => {
    tokenStore.remove()
    const api = fakeApi()
    const { result } = renderHook(useChecked, { api })
    await settle()
    expect(api.calls).toEqual([])
    expect(result.current).toMatchObject({ isLoading: false, isAuthenticated: false })
  })

  it('does not undo a later login when its check fails late (AUTHST-02)', async () => {
    const answer = deferred()
    const { result, store } = renderHook(useChecked, { api: fakeApi({ [me]: answer.promise }) })
    const bola = makeUser({ _id: 'bola', fullName: 'Bola Ade' })
    tokenStore.write('bola-token')
    store.set(sessionAtom, { ...adaSession, user: bola })
    answer.reject(new ApiError({ status: 401, code: 'unauthenticated' }))
    await settle()
    expect(result.current.user).toEqual(bola)
    expect(tokenStore.read()).toBe('bola-token')
  })

  it('does not undo a later logout when its check succeeds late (R-26)', async () => {
    const answer = deferred()
    const { result } = renderHook(useChecked, { api: fakeApi({ [me]: answer.promise }) })
    await settle()
    result.current.clearUser()
    answer.resolve({ user: ada })
    await settle()
    expect(result.current).toMatchObject({ user: null, isAuthenticated: false, isLoading: false })
    expect(lastUser.read()).toBeUndefined()
  })
})

describe('a start without a network (R-130)', () => {
  it('sends no request, keeps the token and shows the last-known user', async () => {
    goOffline()
    lastUser.write(ada)
    const api = fakeApi()
    const { result } = renderHook(useChecked, { api })
    await settle()
    expect(api.calls).toEqual([])
    expect(tokenStore.read()).toBe(token)
    expect(result.current).toMatchObject(adaSession)
  })

  it('shows a visitor when no user is known, and keeps the token', async () => {
    goOffline()
    const { result } = renderHook(useChecked)
    await settle()
    expect(result.current).toMatchObject({ user: null, isAuthenticated: false, isLoading: false })
    expect(tokenStore.read()).toBe(token)
  })

  it('runs the session check once the network is back', async () => {
    goOffline()
    const api = fakeApi({ [me]: { user: ada } })
    const { result } = renderHook(useChecked, { api })
    await settle()
    comeBack()
    await settle()
    expect(api.count(me)).toBe(1)
    expect(result.current).toMatchObject(adaSession)
  })

  it('deletes the token when the later check fails', async () => {
    goOffline()
    lastUser.write(ada)
    const api = fakeApi({ [me]: new ApiError({ status: 401, code: 'unauthenticated' }) })
    const { result } = renderHook(useChecked, { api })
    comeBack()
    await settle()
    expect(tokenStore.read()).toBeNull()
    expect(result.current).toMatchObject({ user: null, isAuthenticated: false })
  })

  it('knows the user of the previous check', async () => {
    const first = renderHook(useChecked, { api: fakeApi({ [me]: { user: ada } }) })
    await settle()
    first.unmount()
    goOffline()
    const { result } = renderHook(useChecked)
    await settle()
    expect(result.current.user).toEqual(ada)
  })

  it('runs no later check when the guest has logged out meanwhile (R-26)', async () => {
    goOffline()
    lastUser.write(ada)
    const api = fakeApi({ [me]: new ApiError({ status: 401, code: 'unauthenticated' }) })
    const { result } = renderHook(useChecked, { api })
    result.current.clearUser()
    comeBack()
    await settle()
    expect(result.current).toMatchObject({ isAuthenticated: false, isLoading: false, error: null })
    expect(api.calls).toEqual([])
  })
})
