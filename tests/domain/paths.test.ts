import { describe, expect, it } from 'vitest'
import { apiPaths } from '@domain/api/api-paths'
import { aliases, paths, routePatterns, shellPaths } from '@domain/paths'

const printed = (addresses: Record<string, string | ((...texts: never[]) => string)>) =>
  Object.entries(addresses).map(([name, address]) => {
    const text = typeof address === 'string' ? address : address(...(['a b', 'c&d'] as never[]))
    return `${name} ${text}`
  })

describe('addresses of pages', () => {
  it('are exactly the specified ones (ROUTE-01, ROUTE-02, ROUTE-05, ROUTE-06)', () => {
    expect(printed(paths)).toMatchInlineSnapshot(`
      [
        "home /",
        "homeWithToken /?token=a+b",
        "discover /discover",
        "discoverSearch /discover?search=a+b",
        "property /propertydetail/a%20b?id=c%26d",
        "signUp /sign-up",
        "verifyEmail /verify-email/a%20b?id=c%26d",
        "login /login",
        "loginAfterGoogle /login?error=google",
        "loginToJoin /login?google=mailed",
        "loginAfterJoin /login?google=refused",
        "joinAccount /api/auth/google/join?token=a+b",
        "forgotPassword /forgot-password",
        "resetPassword /reset-password?token=a+b&email=c%26d",
        "onboarding /onboarding?id=a+b",
        "myBookings /my-bookings",
        "bookNow /book-now",
        "booking /booking/a%20b",
        "payments /payments",
        "pay /api/payment/pay/a%20b/c%26d",
        "payBy a b?by=c%26d",
        "paymentReturn /api/payment/return?reference=a+b",
        "profile /profile",
        "profileTab /profile?tab=a+b",
        "savedListings /saved-listings",
        "notifications /notification",
        "support /support",
        "supportInfo /support-info",
        "supportTopic /support-info?topic=a+b",
        "notFound /404",
        "settings /settings",
        "help /help",
        "message /message",
      ]
    `)
    expect(printed(shellPaths)).toMatchInlineSnapshot(`
      [
        "serviceWorker /service-worker.js",
        "shell /app-shell",
      ]
    `)
    expect(routePatterns).toMatchInlineSnapshot(`
      {
        "bookNow": "/book-now",
        "booking": "/booking/:id",
        "discover": "/discover",
        "forgotPassword": "/forgot-password",
        "home": "/",
        "login": "/login",
        "myBookings": "/my-bookings",
        "notFound": "*",
        "notifications": "/notification",
        "onboarding": "/onboarding",
        "payments": "/payments",
        "profile": "/profile",
        "property": "/propertydetail/:name",
        "resetPassword": "/reset-password",
        "savedListings": "/saved-listings",
        "signUp": "/sign-up",
        "support": "/support",
        "supportInfo": "/support-info",
        "verifyEmail": "/verify-email/:token?",
      }
    `)
  })

  it('lead to another page when they have none of their own (ROUTE-08)', () => {
    expect(aliases).toEqual({
      '/settings': '/profile?tab=preferences',
      '/help': '/support',
      '/message': '/notification',
    })
  })

  it('contain the id of a listing only when it is given', () => {
    expect(paths.property('palm-court')).toBe('/propertydetail/palm-court')
    expect(paths.property('palm-court', 'x1')).toBe('/propertydetail/palm-court?id=x1')
  })

  it('contain the search term (HEAD-09)', () => {
    expect(paths.discoverSearch('lekki')).toBe('/discover?search=lekki')
    expect(paths.discoverSearch('a&b=c #1')).toBe('/discover?search=a%26b%3Dc+%231')
  })

  it('encode any parameter', () => {
    expect(paths.booking('a/../b?c')).toBe('/booking/a%2F..%2Fb%3Fc')
    expect(paths.property('ọjà')).toBe('/propertydetail/%E1%BB%8Dj%C3%A0')
  })
})

describe('addresses of API routes', () => {
  it('are exactly the specified ones', () => {
    const { listings, ...rest } = apiPaths
    expect(printed(rest)).toMatchInlineSnapshot(`
      [
        "login /auth/login",
        "logout /auth/logout",
        "register /auth/register",
        "me /auth/me",
        "google /auth/google",
        "initiateEmailVerification /auth/initiate-email-verification",
        "resendVerification /auth/resend-verification",
        "verifyEmail /auth/verify-email/a%20b",
        "completeRegistration /auth/complete-registration",
        "forgotPassword /auth/forgot-password",
        "verifyOtp /auth/verify-otp",
        "resetPassword /auth/reset-password",
        "propertyTypes /property-types",
        "propertyType /property-types/a%20b",
        "listing /listing/a%20b",
        "listingsOfUser /listing/user/a%20b",
        "uncompletedListings /listing/uncompleted",
        "listingImage /listing/image/a%20b",
        "amenities /amenities",
        "amenity /amenities/a%20b",
        "favourites /favourites",
        "favouritesOfUser /favourites/a%20b?fields=card",
        "bookings /booking",
        "booking /booking/a%20b",
        "cancelBooking /booking/cancel/a%20b",
        "bookingsOfUser /booking/user/a%20b",
        "reviews /reviews",
        "review /reviews/a%20b",
        "reviewsOfListing /reviews/listing/a%20b",
        "geoCountries /geo/countries",
        "geoStates /geo/states",
        "geoCities /geo/cities",
        "geoReverse /geo/reverse",
      ]
    `)
    expect(listings()).toBe('/listing')
    expect(listings(new URLSearchParams())).toBe('/listing')
    expect(listings(new URLSearchParams({ city: 'Ikeja', page: '2' }))).toBe(
      '/listing?city=Ikeja&page=2',
    )
  })
})
