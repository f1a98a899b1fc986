import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberedLogin } from '@features/session/remembered-login'
import { blockedStorage, memoryStorage } from '@tests/helpers/memory-storage'

const login = { method: 'email', identifier: 'ada@staylet.test' } as const

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('Remember me (R-28)', () => {
  it('stores only the method and identifier for the next visit', () => {
    rememberedLogin.write(login)
    expect(rememberedLogin.read()).toEqual(login)
    expect(Object.keys(JSON.parse(localStorage.getItem('remembered-login') ?? '{}'))).toEqual([
      'method',
      'identifier',
    ])
  })

  it('clears them when the guest no longer wants it', () => {
    rememberedLogin.write(login)
    rememberedLogin.clear()
    expect(rememberedLogin.read()).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it.each([
    '',
    'not JSON',
    'null',
    '{}',
    '{"method":"post","identifier":"a"}',
    '{"method":"email"}',
  ])('ignores stored text such as %j', (text) => {
    localStorage.setItem('remembered-login', text)
    expect(rememberedLogin.read()).toBeUndefined()
  })

  it('stores nothing and does not fail when the browser blocks storage', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    rememberedLogin.write(login)
    rememberedLogin.clear()
    expect(rememberedLogin.read()).toBeUndefined()
  })
})
