import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captureToken } from '@features/session/capture-token'
import { offeredToken, tokenArrival } from '@features/session/offered-token'
import { tokenStore } from '@features/session/token-store'
import { memoryStorage } from '@tests/helpers/memory-storage'

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
  it('moves to session storage and leaves the address (START-01)', () => {
    expect(captured('/?token=abc')).toBe('/')
    expect(sessionStorage.getItem('token')).toBe('abc')
  })

  it('leaves every other parameter, the hash and the history state unchanged (START-01)', () => {
    expect(captured('/discover?search=lagos&token=abc&page=2#results', { key: 'k' })).toBe(
      '/discover?search=lagos&page=2#results',
    )
  })

  it.each(['/reset-password', '/reset-password/', '/Reset-Password'])(
    'stays in the address on %s, where it has another meaning (START-03)',
    (path) => {
      expect(captured(`${path}?token=a&email=b`)).toBeUndefined()
      expect(sessionStorage.getItem('token')).toBeNull()
    },
  )

  it('is stored at an address that only begins like the reset page', () => {
    expect(captured('/reset-password-help?token=abc')).toBe('/reset-password-help')
    expect(tokenStore.read()).toBe('abc')
  })

  it('waits beside another session, which stays until the guest agrees', () => {
    tokenStore.write('old')
    expect(captured('/?token=new')).toBe('/')
    expect([tokenStore.read(), offeredToken.read()]).toEqual(['old', 'new'])
    expect(tokenArrival.take()).toBe(false)
  })

  it('is not offered when it is the one of this tab', () => {
    tokenStore.write('same')
    expect(captured('/?token=same')).toBe('/')
    expect(offeredToken.read()).toBeNull()
  })

  it('marks the page, so that it says once whose account it is', () => {
    captured('/?token=abc')
    expect([tokenArrival.take(), tokenArrival.take()]).toEqual([true, false])
  })

  it('is removed from the address when it is empty, without ending a session', () => {
    tokenStore.write('ada-token')
    expect(captured('/?token=')).toBe('/')
    expect(tokenStore.read()).toBe('ada-token')
  })

  it('is URL-decoded', () => {
    captured('/?token=a%2Bb%3D')
    expect(tokenStore.read()).toBe('a+b=')
  })

  it('changes nothing when it is missing', () => {
    expect(captured('/discover?search=token')).toBeUndefined()
    expect(tokenStore.read()).toBeNull()
  })
})
