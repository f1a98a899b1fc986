import { describe, expect, it } from 'vitest'
import { showsFooter } from '@app/layout/shows-footer'

const visitor = { isAuthenticated: false, isLoading: false }
const guest = { isAuthenticated: true, isLoading: false }

describe("the layout's footer", () => {
  it.each([
    '/sign-up',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/onboarding',
    '/discover',
  ])('is hidden on %s for everyone (ROUTE-14)', (path) => {
    expect(showsFooter(path, visitor)).toBe(false)
    expect(showsFooter(path, guest)).toBe(false)
  })

  it.each([
    '/my-bookings',
    '/book-now',
    '/booking/b1',
    '/payments',
    '/profile',
    '/saved-listings',
    '/notification',
  ])('is hidden on %s for visitors only (ROUTE-14)', (path) => {
    expect(showsFooter(path, visitor)).toBe(false)
    expect(showsFooter(path, guest)).toBe(true)
  })

  it.each(['/', '/propertydetail/loft', '/support', '/support-info', '/nowhere'])(
    'is shown on %s to everyone, but not while the session is loading (ROUTE-14, R-16)',
    (path) => {
      expect(showsFooter(path, visitor)).toBe(true)
      expect(showsFooter(path, guest)).toBe(true)
      expect(showsFooter(path, { ...visitor, isLoading: true })).toBe(false)
    },
  )
})
