import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '@domain/time'
import { personalStore } from '@features/session/personal-store'
import { memoryStorage } from '@tests/helpers/memory-storage'

const now = Date.parse('2026-01-07T09:00:00Z')

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('data that the tab stores for a user', () => {
  it('is returned to that user until it expires (R-101)', () => {
    personalStore.write('draft', 'ada', { guests: 2 }, DAY, now)
    expect(personalStore.read('draft', 'ada', now + DAY - 1)).toEqual({ guests: 2 })
    expect(personalStore.read('draft', 'ada', now + DAY)).toBeUndefined()
  })

  it('is deleted once it expires (R-101)', () => {
    personalStore.write('draft', 'ada', 'kept', DAY, now)
    personalStore.read('draft', 'ada', now + DAY)
    expect(sessionStorage.length).toBe(0)
  })

  it('is dropped when another user reads it (R-26)', () => {
    personalStore.write('draft', 'ada', 'kept', DAY, now)
    expect(personalStore.read('draft', 'bola', now)).toBeUndefined()
    expect(personalStore.read('draft', 'ada', now)).toBeUndefined()
  })

  it('can be read by the start-up before the user is known (R-130)', () => {
    personalStore.write('last-user', 'ada', 'kept', DAY, now)
    expect(personalStore.read('last-user', undefined, now)).toBe('kept')
  })

  it.each(['', 'not JSON', 'null', '7', '{"owner":"ada"}', '{"owner":"ada","until":"soon"}'])(
    'is ignored when the storage contains %j',
    (text) => {
      personalStore.write('draft', 'ada', 'kept', DAY, now)
      sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
      expect(personalStore.read('draft', 'ada', now)).toBeUndefined()
    },
  )

  it('is cleared for every key at once, without touching other data (R-26)', () => {
    sessionStorage.setItem('token', 'ada-token')
    personalStore.write('draft', 'ada', 1, DAY, now)
    personalStore.write('last-user', 'ada', 2, DAY, now)
    personalStore.clear()
    expect(personalStore.read('draft', 'ada', now)).toBeUndefined()
    expect(personalStore.read('last-user', 'ada', now)).toBeUndefined()
    expect(sessionStorage.getItem('token')).toBe('ada-token')
  })

  it('can be deleted key by key', () => {
    personalStore.write('draft', 'ada', 1, DAY, now)
    personalStore.write('last-user', 'ada', 2, DAY, now)
    personalStore.remove('draft')
    expect(personalStore.read('draft', 'ada', now)).toBeUndefined()
    expect(personalStore.read('last-user', 'ada', now)).toBe(2)
  })
})
