import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '@domain/time'
import { pendingSignUp, type PendingSignUp } from '@features/session/pending-sign-up'
import { blockedStorage, memoryStorage } from '@tests/helpers/memory-storage'

const sentAt = Date.parse('2026-01-07T09:00:00Z')
const byEmail: PendingSignUp = { method: 'email', contact: 'ngozi@staylet.test', id: 'u1', sentAt }
const byPhone: PendingSignUp = { method: 'phone', contact: '08012345678', sentAt }

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  pendingSignUp.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens another tab with its own session storage, as the mailed link usually does. */
const openAnotherTab = () => vi.stubGlobal('sessionStorage', memoryStorage())

describe('a pending sign-up', () => {
  it('is known to its tab for a day (SIGNUP-07)', () => {
    pendingSignUp.write(byEmail)
    expect(pendingSignUp.read()).toEqual(byEmail)
    vi.setSystemTime(sentAt + DAY)
    expect(pendingSignUp.read()).toBeUndefined()
    expect(pendingSignUp.readAnywhere()).toBeUndefined()
  })

  it('by email is known to the tab that the link opens, but to no other form (SIGNUP-07, R-35)', () => {
    pendingSignUp.write(byEmail)
    openAnotherTab()
    expect(pendingSignUp.readAnywhere()).toEqual(byEmail)
    expect(pendingSignUp.read()).toBeUndefined()
  })

  it('by phone belongs to its tab only', () => {
    pendingSignUp.write(byPhone)
    openAnotherTab()
    expect(pendingSignUp.readAnywhere()).toBeUndefined()
  })

  it('is deleted from every tab when it is cleared', () => {
    pendingSignUp.write(byEmail)
    pendingSignUp.clear()
    openAnotherTab()
    expect(pendingSignUp.readAnywhere()).toBeUndefined()
  })

  it.each(['null', '{', '[]', '{"method":"pigeon","contact":"x","sentAt":1}', '{"contact":7}'])(
    'is ignored when the storage contains %j',
    (text) => {
      localStorage.setItem('pending-sign-up', text)
      expect(pendingSignUp.readAnywhere()).toBeUndefined()
    },
  )

  it('stays in memory when the browser blocks storage (R-131)', () => {
    vi.stubGlobal('sessionStorage', blockedStorage())
    vi.stubGlobal('localStorage', blockedStorage())
    pendingSignUp.write(byEmail)
    expect(pendingSignUp.read()).toEqual(byEmail)
  })
})
