import { describe, expect, it } from 'vitest'
import { loginReason } from '@app/sections/auth/login-reason'

const bookNow = (state: unknown) => ({ from: { pathname: '/book-now', state } })
const home = { propertyName: 'Lagoon Loft' }

describe('the reason for a login', () => {
  it.each([
    [
      {
        from: { pathname: '/discover' },
        saving: { _id: 'loft', name: 'Lagoon Loft', basePrice: 1 },
      },
      'Log in to save Lagoon Loft.',
    ],
    [bookNow({ ...home, startDate: null }), 'Log in to book Lagoon Loft.'],
    [
      bookNow({ ...home, startDate: '2026-12-15' }),
      'Log in to book Lagoon Loft. Your dates are kept.',
    ],
    [{ from: { pathname: '/my-bookings' } }, 'Log in to see your bookings.'],
    [{ from: { pathname: '/booking/b1' } }, 'Log in to see your booking.'],
    [{ from: { pathname: '/saved-listings' } }, 'Log in to see your saved listings.'],
  ])('is read from %j', (state, words) => {
    expect(loginReason(state)).toBe(words)
  })

  it.each([
    null,
    'text',
    { from: null },
    { from: { pathname: 7 } },
    { from: { pathname: '/' } },
    bookNow(null),
    bookNow({ propertyName: 7 }),
    { saving: 7 },
    { saving: { _id: 7, name: 'Lagoon Loft', basePrice: 1 } },
  ])('is unknown with %j', (state) => {
    expect(loginReason(state)).toBeUndefined()
  })
})
