import { rememberedLogin } from '@features/session/remembered-login'
import { blockedStorage, memoryStorage } from '@tests/helpers/memory-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const login = { method: 'email', identifier: 'ada@staylet.test' } as const

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('Remember me (R-28)', () => {
  it('keeps method and identifier for the next visit, and nothing else', () => {
    rememberedLogin.write(login)
    expect(rememberedLogin.read()).toEqual(login)
    expect(Object.keys(JSON.parse(localStorage.getItem('remembered-login') ?? '{}'))).toEqual([
      'method',
      'identifier',
    ])
  })

  it('forgets when it is switched off', () => {
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
  ])('knows nothing when %j lies there', (text) => {
    localStorage.setItem('remembered-login', text)
    expect(rememberedLogin.read()).toBeUndefined()
  })

  it('knows nothing where storage is blocked, and does not mind', () => {
    vi.stubGlobal('localStorage', blockedStorage())
    rememberedLogin.write(login)
    rememberedLogin.clear()
    expect(rememberedLogin.read()).toBeUndefined()
  })
})
