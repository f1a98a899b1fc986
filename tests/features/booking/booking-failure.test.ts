import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@features/api/api-error'
import { bookingFailureFor } from '@features/booking/booking-failure'

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
afterEach(() => vi.unstubAllGlobals())

const lost = new ApiError({ status: 0, code: 'timeout' })

describe('a booking whose request failed', () => {
  it.each([
    ['cannot be read', new ApiError({ status: 201, code: 'not_understood' })],
    ['is not JSON', new ApiError({ status: 0, code: 'not_json' })],
    ['does not arrive', lost],
  ])('may have been made when the response of another backend %s (R-148)', (_why, error) => {
    online(true)
    expect(bookingFailureFor(error, false)).toEqual({ isUncertain: true })
    expect(bookingFailureFor(error, true)).not.toHaveProperty('isUncertain')
  })

  it.each([
    ['200', 'odd'],
    ['500', 'not_json'],
    ['409', 'dates_unavailable'],
  ])('was not made when another backend refuses it with %s %s (R-148)', (status, code) => {
    online(true)
    const refused = new ApiError({ status: Number(status), code })
    expect(bookingFailureFor(refused, false)).not.toHaveProperty('isUncertain')
  })

  it.each([
    [500, undefined],
    [503, undefined],
    [429, undefined],
    [400, true],
    [404, true],
    [409, true],
    [422, true],
  ])('is refused for good with %s: %s', (status, isFinal) => {
    const refused = new ApiError({ status, code: 'any' })
    expect(bookingFailureFor(refused, true).advice !== undefined).toBe(isFinal ?? false)
  })

  it('has advice for what is not in the form', () => {
    const refused = (field: string) =>
      bookingFailureFor(
        new ApiError({ status: 400, code: 'invalid_request', fields: [field] }),
        true,
      )
    expect(refused('travelersNo').advice).toMatch(/does not take so many guests. Choose fewer.$/)
    expect(refused('startDate').advice).toBe('These dates cannot be booked. Choose other dates.')
    for (const field of ['listing', 'totalPrice', 'userId']) {
      expect(refused(field).advice).toMatch(/Open its page again, and book from there.$/)
    }
    // It would replace the message at the field.
    expect(refused('guest.phone').reason).toBeUndefined()
  })

  it('was not sent without a network', () => {
    online(false)
    expect(bookingFailureFor(lost, false)).not.toHaveProperty('isUncertain')
  })
})
