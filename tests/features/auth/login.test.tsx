import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { useLogin } from '@features/auth/use-login'
import { lastUser } from '@features/session/last-user'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { deferred, fakeApi } from '@tests/helpers/fake-api'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

const call = 'POST /auth/login'
const payload = { identifier: 'ada@staylet.test', password: 'Staylet#2026' }

beforeEach(() => {
  sessionStorage.clear()
  tokenStore.remove()
})

describe('a login', () => {
  it('sends identifier and password and nothing else, keeps the user for a later start without a network, and ends no session by its own 401 (LOGIN-10, R-130, R-132)', async () => {
    const api = fakeApi({ [call]: { accessToken: 'ada-token', user: ada } })
    await renderHook(useLogin, { api }).result.current.login(payload)
    expect(api.calls).toHaveLength(1)
    expect(api.calls[0]?.options).toEqual({ body: payload, handlesUnauthorized: true })
    expect(lastUser.read()).toEqual(ada)
  })

  it('is loading while pending, then authenticated with the token stored (LOGIN-11)', async () => {
    const answer = deferred()
    const { result, store } = renderHook(useLogin, { api: fakeApi({ [call]: answer.promise }) })
    const login = result.current.login(payload)
    await settle()
    expect(result.current.isSubmitting).toBe(true)
    expect(store.get(sessionAtom)).toMatchObject({ isLoading: true, isAuthenticated: false })
    answer.resolve({ accessToken: 'ada-token', user: ada })
    await expect(login).resolves.toEqual(ada)
    await settle()
    expect(result.current.isSubmitting).toBe(false)
    expect(store.get(sessionAtom)).toEqual(adaSession)
    expect(sessionStorage.getItem('token')).toBe('ada-token')
  })

  it.each([
    [['identifier'], true],
    [['password'], false],
    [undefined, false],
  ])('with the invalid fields %j blames the contact: %s', async (fields, isBlamed) => {
    const refusal = new ApiError({ status: 400, code: 'invalid_request', fields })
    const { result } = renderHook(useLogin, { api: fakeApi({ [call]: refusal }) })
    await result.current.login(payload)
    await settle()
    expect(result.current.isContactInvalid).toBe(isBlamed)
  })

  it.each([
    ['Wrong email or password.', 'Wrong email or password.', 'Wrong email or password.'],
    [undefined, 'Login failed', 'Login failed. Please try again.'],
  ])(
    'with the refusal %j stores %j and shows %j (LOGIN-12, LOGIN-13)',
    async (message, error, shown) => {
      const refusal = new ApiError({ status: 401, code: 'unauthenticated', message })
      const { result, store } = renderHook(useLogin, { api: fakeApi({ [call]: refusal }) })
      await expect(result.current.login(payload)).resolves.toBeUndefined()
      await settle()
      expect(store.get(sessionAtom)).toEqual({
        user: null,
        isAuthenticated: false,
        isLoading: false,
        error,
      })
      expect(result.current.formError).toBe(shown)
      expect(tokenStore.read()).toBeNull()
    },
  )

  it.each(['network', 'timeout', 'not_json'])(
    'without a response (%s) blames the connection (LOGIN-14)',
    async (code) => {
      const api = fakeApi({ [call]: new ApiError({ status: 0, code }) })
      const { result, store } = renderHook(useLogin, { api })
      await result.current.login(payload)
      await settle()
      expect(result.current.formError).toBe('Network error. Please check your connection.')
      expect(store.get(sessionAtom).error).toBe('Login failed')
      expect(result.current.isSubmitting).toBe(false)
    },
  )

  it('sends one request, however often the button is clicked', async () => {
    const answer = deferred()
    const api = fakeApi({ [call]: answer.promise })
    const { result } = renderHook(useLogin, { api })
    const first = result.current.login(payload)
    await expect(result.current.login(payload)).resolves.toBeUndefined()
    answer.resolve({ accessToken: 'ada-token', user: ada })
    await expect(first).resolves.toEqual(ada)
    expect(api.count(call)).toBe(1)
  })
})
