import { beforeEach, describe, expect, it } from 'vitest'
import { sessionAtom } from '@features/session/session-atoms'
import { tokenStore } from '@features/session/token-store'
import { useSession } from '@features/session/use-session'
import { makeUser } from '@tests/fixtures/make-user'
import { renderHook } from '@tests/helpers/render-hook'
import { settle } from '@tests/helpers/settle'
import { ada, adaSession } from '@tests/helpers/signed-in'

beforeEach(() => sessionStorage.clear())

const visitor = { user: null, isAuthenticated: false, isLoading: false, error: null }

describe('the session', () => {
  it('starts unauthenticated with no user (AUTHST-01, ENT-02)', () => {
    const { result, store } = renderHook(useSession)
    expect(result.current).toMatchObject(visitor)
    expect(Object.keys(store.get(sessionAtom)).sort()).toEqual(
      ['user', 'isAuthenticated', 'isLoading', 'error'].sort(),
    )
  })

  it('marks a user as authenticated when it is set (AUTHST-03)', async () => {
    const { result } = renderHook(useSession, { session: { error: 'Login failed' } })
    result.current.setUser(ada)
    await settle()
    expect(result.current).toMatchObject(adaSession)
  })

  it('keeps the user when the flag is set to true (AUTHST-03)', async () => {
    const { result } = renderHook(useSession, { session: { user: ada } })
    result.current.setAuthenticated(true)
    await settle()
    expect(result.current).toMatchObject({ user: ada, isAuthenticated: true })
  })

  it.each([
    [
      'the flag is set to false',
      (session: ReturnType<typeof useSession>) => session.setAuthenticated(false),
    ],
    ['the user is cleared', (session: ReturnType<typeof useSession>) => session.clearUser()],
  ])('loses user and token when %s (AUTHST-03)', async (_, act) => {
    tokenStore.write('ada-token')
    const { result } = renderHook(useSession, { session: adaSession })
    act(result.current)
    await settle()
    expect(result.current).toMatchObject(visitor)
    expect(tokenStore.read()).toBeNull()
  })

  it('merges the fields of a profile into the user (AUTHST-03, ENT-01)', async () => {
    const { result } = renderHook(useSession, { session: adaSession })
    result.current.mergeProfile({ fullName: 'Ada Lovelace' })
    await settle()
    expect(result.current.user).toEqual({ ...ada, fullName: 'Ada Lovelace' })
  })

  it('creates no user from a profile alone (AUTHST-03)', async () => {
    const { result } = renderHook(useSession)
    result.current.mergeProfile(makeUser())
    await settle()
    expect(result.current).toMatchObject(visitor)
  })

  it('clears its error and nothing else (AUTHST-03)', async () => {
    const { result } = renderHook(useSession, { session: { ...adaSession, error: 'Login failed' } })
    result.current.clearError()
    await settle()
    expect(result.current).toMatchObject(adaSession)
  })
})
