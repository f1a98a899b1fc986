import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_TOKEN_KEY } from '@domain/constants'
import { tabStore, tokenStore } from '@features/session/token-store'
import { blockedStorage, memoryStorage } from '@tests/helpers/memory-storage'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => {
  tokenStore.remove()
  vi.unstubAllGlobals()
})

describe('the session token', () => {
  it('is stored in session storage under the key "token" (CONST-01, LOGIN-11)', () => {
    tokenStore.write('ada-token')
    expect(SESSION_TOKEN_KEY).toBe('token')
    expect(sessionStorage.getItem('token')).toBe('ada-token')
    expect(tokenStore.read()).toBe('ada-token')
  })

  it('is read from storage, so that other writers count (ROLE-01)', () => {
    sessionStorage.setItem('token', 'from-outside')
    expect(tokenStore.read()).toBe('from-outside')
    sessionStorage.removeItem('token')
    expect(tokenStore.read()).toBeNull()
  })

  it('is null once removed', () => {
    tokenStore.write('ada-token')
    tokenStore.remove()
    expect(tokenStore.read()).toBeNull()
    expect(sessionStorage.getItem('token')).toBeNull()
  })
})

describe('a browser that blocks session storage (R-131)', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', blockedStorage()))

  it('keeps the token in memory', () => {
    tokenStore.write('ada-token')
    expect(tokenStore.read()).toBe('ada-token')
    tokenStore.remove()
    expect(tokenStore.read()).toBeNull()
  })

  it('removes only entries with the prefix', () => {
    tabStore.write('staylet:draft', 'a')
    tokenStore.write('ada-token')
    tabStore.removeWithPrefix('staylet:')
    expect(tabStore.read('staylet:draft')).toBeNull()
    expect(tokenStore.read()).toBe('ada-token')
  })

  it('keeps the token even when session storage does not exist', () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('sessionStorage', undefined)
    tokenStore.write('ada-token')
    expect(tokenStore.read()).toBe('ada-token')
  })
})

describe('a session storage that is full (R-131)', () => {
  it('does not bring an older token back', () => {
    const full = memoryStorage()
    full.setItem('token', 'old')
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', full)
    tokenStore.write('new')
    expect(tokenStore.read()).toBe('new')
  })
})

describe('a session storage that cannot be read (R-131)', () => {
  it('does not lose what was written', () => {
    const unreadable = memoryStorage()
    unreadable.getItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', unreadable)
    tokenStore.write('ada-token')
    expect(tokenStore.read()).toBe('ada-token')
  })

  it('does not lose what it forgets at once', () => {
    const forgetful = memoryStorage()
    forgetful.setItem = () => undefined
    vi.stubGlobal('sessionStorage', forgetful)
    tokenStore.write('ada-token')
    expect(tokenStore.read()).toBe('ada-token')
  })
})

describe('removing by prefix', () => {
  it('removes every entry with the prefix, and no other', () => {
    for (const name of ['a', 'b', 'c']) tabStore.write(`staylet:${name}`, name)
    tabStore.write('scroll-positions', '[]')
    tabStore.removeWithPrefix('staylet:')
    expect(sessionStorage.length).toBe(1)
    expect(tabStore.read('scroll-positions')).toBe('[]')
  })
})
