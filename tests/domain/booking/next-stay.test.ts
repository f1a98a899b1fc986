import { describe, expect, it } from 'vitest'
import { nextStay } from '@domain/booking/next-stay'
import { cancelledBooking, confirmedBooking, makeBooking } from '@tests/fixtures/make-booking'

const from = (startDate: string) => makeBooking({ startDate: `${startDate}T00:00:00.000Z` })

describe('nextStay', () => {
  it('returns the first stay that is not over and not cancelled, with the days until it', () => {
    const soon = from('2026-01-20')
    const found = nextStay(
      [
        confirmedBooking,
        soon,
        from('2026-01-03'),
        { ...cancelledBooking, ...from('2026-01-08'), status: 'Cancelled' },
      ],
      '2026-01-07',
    )
    expect(found).toEqual({ booking: soon, days: 13 })
  })

  it('counts a stay that begins today', () => {
    expect(nextStay([from('2026-01-07')], '2026-01-07')?.days).toBe(0)
  })

  it('returns undefined when no stay is ahead', () => {
    expect(nextStay([from('2026-01-06'), cancelledBooking], '2026-01-07')).toBeUndefined()
  })
})
