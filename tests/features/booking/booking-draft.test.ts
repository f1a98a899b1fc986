import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '@domain/time'
import { bookingDraft, withIdempotencyKey, type BookingDraft } from '@features/booking/use-book-now'
import { FIXTURE_NOW } from '@tests/fixtures/clock'
import { memoryStorage } from '@tests/helpers/memory-storage'
import { adaAsGuest } from '@tests/helpers/signed-in'

const draft: BookingDraft = { propertyId: 'loft', guest: adaAsGuest }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(FIXTURE_NOW) })
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the draft of the booking form', () => {
  it('is restored for a day, only for the same guest (R-26, R-101)', () => {
    bookingDraft.write('ada', draft)
    expect(bookingDraft.read('bola', 'loft')).toBeUndefined()
    bookingDraft.write('ada', draft)
    vi.advanceTimersByTime(DAY - 1)
    expect(bookingDraft.read('ada', 'loft')).toEqual(draft)
    vi.advanceTimersByTime(1)
    expect(bookingDraft.read('ada', 'loft')).toBeUndefined()
  })

  it('keeps the idempotency key while the guest continues to type (R-108)', () => {
    bookingDraft.write('ada', { ...draft, idempotencyKey: 'one', payload: '{}' })
    bookingDraft.keep('ada', 'loft', { ...adaAsGuest, message: 'Two cots, please.' })
    expect(bookingDraft.read('ada', 'loft')).toEqual({
      propertyId: 'loft',
      guest: { ...adaAsGuest, message: 'Two cots, please.' },
      idempotencyKey: 'one',
      payload: '{}',
    })
  })

  it('keeps no idempotency key of another listing (R-108)', () => {
    bookingDraft.write('ada', { ...draft, idempotencyKey: 'one', payload: '{}' })
    bookingDraft.keep('ada', 'villa', adaAsGuest)
    expect(bookingDraft.read('ada', 'villa')).toEqual({ propertyId: 'villa', guest: adaAsGuest })
  })

  it('is cleared after a successful booking (R-101)', () => {
    bookingDraft.write('ada', draft)
    bookingDraft.clear()
    expect(bookingDraft.read('ada', 'loft')).toBeUndefined()
  })
})

describe('the idempotency key of a booking (R-108)', () => {
  it('is created once for a payload and survives a reload', () => {
    const first = withIdempotencyKey(draft, '{"guests":2}')
    bookingDraft.write('ada', first)
    const reloaded = bookingDraft.read('ada', 'loft') ?? draft
    const second = withIdempotencyKey(reloaded, '{"guests":2}')
    expect(second.idempotencyKey).toBe(first.idempotencyKey)
    expect(first.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  })

  it('changes as soon as the payload differs', () => {
    const first = withIdempotencyKey(draft, '{"guests":2}')
    const second = withIdempotencyKey(first, '{"guests":3}')
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey)
    expect(second.payload).toBe('{"guests":3}')
  })
})
