import { captureToken } from '@features/session/capture-token'
import { tokenStore } from '@features/session/token-store'
import { memoryStorage } from '@tests/helpers/memory-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  tokenStore.remove()
})
afterEach(() => vi.unstubAllGlobals())

/** Returns the resulting address, or undefined if the address did not change. */
function captured(address: string, state: unknown = null): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://staylet.example')
  const replaceState = vi.fn<History['replaceState']>()
  captureToken({ pathname, search, hash } as Location, { state, replaceState } as never)
  const [keptState, , url] = replaceState.mock.lastCall ?? [state]
  expect(keptState).toBe(state)
  return url?.toString()
}

describe('a token in the address', () => {
  it('goes to session storage and out of the address (START-01)', () => {
    expect(captured('/?token=abc')).toBe('/')
    expect(sessionStorage.getItem('token')).toBe('abc')
  })

  it('leaves every other parameter, the hash and the history state (START-01)', () => {
    expect(captured('/discover?search=lagos&token=abc&page=2#results', { key: 'k' })).toBe(
      '/discover?search=lagos&page=2#results',
    )
  })

  it.each(['/reset-password', '/reset-password/', '/Reset-Password'])(
    'is left alone on %s, where it is of another kind (START-03)',
    (path) => {
      expect(captured(`${path}?token=a&email=b`)).toBeUndefined()
      expect(sessionStorage.getItem('token')).toBeNull()
    },
  )

  it('is taken on an address that only begins like that one', () => {
    expect(captured('/reset-password-help?token=abc')).toBe('/reset-password-help')
    expect(tokenStore.read()).toBe('abc')
  })

  it('replaces the token that was there', () => {
    tokenStore.write('old')
    captured('/?token=new')
    expect(tokenStore.read()).toBe('new')
  })

  it('that is empty ends no session, and goes out of the address', () => {
    tokenStore.write('ada-token')
    expect(captured('/?token=')).toBe('/')
    expect(tokenStore.read()).toBe('ada-token')
  })

  it('is decoded', () => {
    captured('/?token=a%2Bb%3D')
    expect(tokenStore.read()).toBe('a+b=')
  })

  it('that is not there changes nothing', () => {
    expect(captured('/discover?search=token')).toBeUndefined()
    expect(tokenStore.read()).toBeNull()
  })
})
