import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '@domain/time'
import { clearPersonalValues, personalValue } from '@features/session/personal-store'
import { memoryStorage } from '@tests/helpers/memory-storage'

const now = Date.parse('2026-01-07T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = personalValue<unknown>('draft', DAY)
const other = personalValue<number>('other', DAY)

describe('data that the tab stores for a user', () => {
  it('is returned to that user until it expires (R-101)', () => {
    draft.write({ guests: 2 }, 'ada')
    vi.setSystemTime(now + DAY - 1)
    expect(draft.read('ada')).toEqual({ guests: 2 })
    vi.setSystemTime(now + DAY)
    expect(draft.read('ada')).toBeUndefined()
  })

  it('is deleted once it expires (R-101)', () => {
    draft.write('kept', 'ada')
    vi.setSystemTime(now + DAY)
    draft.read('ada')
    expect(sessionStorage.length).toBe(0)
  })

  it('is dropped when another user reads it (R-26)', () => {
    draft.write('kept', 'ada')
    expect(draft.read('bola')).toBeUndefined()
    expect(draft.read('ada')).toBeUndefined()
  })

  it('belongs to whoever uses the tab when it has no owner', () => {
    draft.write('kept')
    expect(draft.read()).toBe('kept')
  })

  it.each(['', 'not JSON', 'null', '7', '{"owner":"ada"}', '{"owner":"ada","until":"soon"}'])(
    'is ignored when the storage contains %j',
    (text) => {
      draft.write('kept', 'ada')
      sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
      expect(draft.read('ada')).toBeUndefined()
    },
  )

  it('is cleared for every key at once, without touching other data (R-26)', () => {
    sessionStorage.setItem('token', 'ada-token')
    draft.write(1, 'ada')
    other.write(2, 'ada')
    clearPersonalValues()
    expect(draft.read('ada')).toBeUndefined()
    expect(other.read('ada')).toBeUndefined()
    expect(sessionStorage.getItem('token')).toBe('ada-token')
  })

  it('can be deleted key by key', () => {
    draft.write(1, 'ada')
    other.write(2, 'ada')
    draft.clear()
    expect(draft.read('ada')).toBeUndefined()
    expect(other.read('ada')).toBe(2)
  })
})
