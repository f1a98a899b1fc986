import { makePayload } from '@tests/server/rows'
import { ACTORS, type Actor, type Request, type Things } from './authorisation-world'

/** Expected HTTP status for each actor. */
export type Statuses = Record<Actor, number>

export interface AuthorisationRow {
  /** Method and path as the server registers them, such as 'GET /api/booking/:id'. */
  call: string
  /** Builds a request about these things that succeeds for an authorised actor. */
  request: (things: Things) => Request
  statuses: Statuses
}

/** Returns the same status for every actor. */
const open = (status: number): Statuses => {
  const pairs = ACTORS.map((actor) => [actor, status] as const)
  return Object.fromEntries(pairs) as Statuses
}

/**
 * Allows everybody who is logged in with a complete profile. `changes` holds the actors whose
 * status differs from `status`.
 */
const signedIn = (status: number, changes: Partial<Statuses> = {}): Statuses => ({
  ...open(status),
  visitor: 401,
  device: 401,
  resetHolder: 401,
  forged: 401,
  expired: 401,
  loggedOut: 401,
  provisional: 403,
  ...changes,
})

/** Allows users to act on their own things only. */
const own = (status: number, refusal = 403) =>
  signedIn(status, { otherUser: refusal, otherHost: refusal, staff: refusal })

/** Allows staff only. */
const staffOnly = (status: number) =>
  signedIn(status, { otherUser: 403, otherHost: 403, user: 403, owner: 403 })

/** Allows every session, whether the profile is complete or not. */
const anySession = (status: number, changes: Partial<Statuses> = {}) =>
  signedIn(status, { provisional: status, ...changes })

const nobody = { email: 'nobody@staylet.test' }
const profile = {
  fullName: 'Bola Ade',
  dob: '1990-02-28',
  phoneNo: '08031234567',
  password: 'Lagoon#2026',
}

const auth: AuthorisationRow[] = [
  {
    call: 'POST /api/auth/login',
    request: () => ({
      url: '/api/auth/login',
      payload: { identifier: 'owner@staylet.test', password: 'Staylet#2026' },
    }),
    statuses: open(200),
  },
  {
    call: 'GET /api/auth/me',
    request: () => ({ url: '/api/auth/me' }),
    statuses: anySession(200),
  },
  {
    call: 'POST /api/auth/logout',
    request: () => ({ url: '/api/auth/logout' }),
    statuses: anySession(200),
  },
  {
    call: 'GET /api/auth/sessions',
    request: () => ({ url: '/api/auth/sessions' }),
    statuses: anySession(200),
  },
  {
    call: 'POST /api/auth/confirm',
    request: () => ({ url: '/api/auth/confirm', payload: { password: 'Staylet#2026' } }),
    // A provisional account has no password yet.
    statuses: anySession(200, { provisional: 403 }),
  },
  {
    call: 'DELETE /api/auth/sessions',
    request: () => ({ url: '/api/auth/sessions' }),
    statuses: anySession(200),
  },
  {
    call: 'DELETE /api/auth/sessions/:id',
    request: ({ session }) => ({ url: `/api/auth/sessions/${session}` }),
    statuses: anySession(404, { user: 200, owner: 200 }),
  },
  {
    call: 'POST /api/auth/register',
    request: () => ({ url: '/api/auth/register', payload: nobody }),
    statuses: open(200),
  },
  {
    call: 'POST /api/auth/initiate-email-verification',
    request: () => ({ url: '/api/auth/initiate-email-verification', payload: nobody }),
    statuses: open(200),
  },
  {
    call: 'POST /api/auth/resend-verification',
    request: () => ({ url: '/api/auth/resend-verification', payload: nobody }),
    statuses: open(200),
  },
  {
    call: 'GET /api/auth/verify-email/:token',
    request: () => ({ url: '/api/auth/verify-email/made-up' }),
    statuses: open(400),
  },
  {
    // Without a link's token only a provisional account has proof, and only for itself.
    call: 'POST /api/auth/complete-registration',
    request: ({ _id }) => ({
      url: '/api/auth/complete-registration',
      payload: { id: _id, ...profile },
    }),
    statuses: signedIn(403, { provisional: 200 }),
  },
  {
    call: 'POST /api/auth/forgot-password',
    request: () => ({ url: '/api/auth/forgot-password', payload: nobody }),
    statuses: open(200),
  },
  {
    call: 'POST /api/auth/verify-otp',
    request: () => ({
      url: '/api/auth/verify-otp',
      payload: { identifier: nobody.email, otp: '000000' },
    }),
    statuses: open(200),
  },
  {
    call: 'POST /api/auth/reset-password',
    request: () => ({
      url: '/api/auth/reset-password',
      payload: { token: 'made-up', ...nobody, newPassword: profile.password },
    }),
    statuses: open(400),
  },
  {
    call: 'GET /api/auth/google',
    request: () => ({ url: '/api/auth/google' }),
    statuses: open(302),
  },
  {
    call: 'GET /api/auth/google/callback',
    request: () => ({ url: '/api/auth/google/callback?code=x&state=y' }),
    statuses: open(302),
  },
  {
    call: 'GET /api/auth/google/join',
    request: () => ({ url: '/api/auth/google/join?token=made-up' }),
    statuses: open(302),
  },
]

const stays: AuthorisationRow[] = [
  {
    call: 'POST /api/booking',
    request: ({ _id, listing }) => ({ url: '/api/booking', payload: makePayload(_id, listing) }),
    statuses: own(201),
  },
  {
    call: 'POST /api/booking/cancel/:id',
    request: ({ booking }) => ({ url: `/api/booking/cancel/${booking}` }),
    statuses: own(200),
  },
  {
    call: 'GET /api/booking/:id',
    request: ({ booking }) => ({ url: `/api/booking/${booking}` }),
    statuses: own(200),
  },
  {
    call: 'GET /api/booking/user/:userId',
    request: ({ _id }) => ({ url: `/api/booking/user/${_id}` }),
    statuses: own(200),
  },
  {
    // Everybody sees the bookings of their own listings alone.
    call: 'GET /api/booking/host',
    request: () => ({ url: '/api/booking/host' }),
    statuses: signedIn(200),
  },
  {
    call: 'PATCH /api/booking/:id/status',
    request: ({ booking }) => ({
      url: `/api/booking/${booking}/status`,
      payload: { status: 'Confirmed' },
    }),
    statuses: own(200),
  },
  {
    call: 'GET /api/favourites/:userId',
    request: ({ _id }) => ({ url: `/api/favourites/${_id}` }),
    statuses: own(200),
  },
  {
    call: 'POST /api/favourites',
    request: ({ _id, listing }) => ({
      url: '/api/favourites',
      payload: { userId: _id, listingId: listing },
    }),
    statuses: own(200),
  },
  {
    call: 'DELETE /api/favourites',
    request: ({ _id, listing }) => ({
      url: '/api/favourites',
      payload: { userId: _id, listingId: listing },
    }),
    statuses: own(200),
  },
]

const listings: AuthorisationRow[] = [
  { call: 'GET /api/listing', request: () => ({ url: '/api/listing' }), statuses: open(200) },
  {
    call: 'GET /api/listing/:id',
    request: ({ listing }) => ({ url: `/api/listing/${listing}` }),
    statuses: open(200),
  },
  {
    // Others see only published listings. The server refuses an invalid token rather than ignoring
    // it.
    call: 'GET /api/listing/user/:userId',
    request: ({ _id }) => ({ url: `/api/listing/user/${_id}` }),
    statuses: { ...signedIn(200), visitor: 200, device: 200 },
  },
  {
    call: 'GET /api/listing/uncompleted',
    request: () => ({ url: '/api/listing/uncompleted' }),
    statuses: signedIn(200),
  },
  {
    call: 'PATCH /api/listing',
    request: ({ listing }) => ({ url: '/api/listing', payload: { id: listing, name: 'Renamed' } }),
    statuses: own(200),
  },
  {
    call: 'GET /api/listing/own/:id',
    request: ({ listing }) => ({ url: `/api/listing/own/${listing}` }),
    statuses: own(200),
  },
  {
    call: 'PUT /api/listing/publication/:id',
    request: ({ listing }) => ({
      url: `/api/listing/publication/${listing}`,
      payload: { published: false },
    }),
    statuses: own(200),
  },
  {
    call: 'PUT /api/listing/photos/:id',
    request: ({ listing, photo }) => ({
      url: `/api/listing/photos/${listing}`,
      payload: { photos: [{ _id: photo, alt: 'Glass to the lagoon' }] },
    }),
    statuses: own(200),
  },
  {
    call: 'GET /api/listing/blocks/:id',
    request: ({ listing }) => ({ url: `/api/listing/blocks/${listing}` }),
    statuses: own(200),
  },
  {
    call: 'POST /api/listing/blocks/:id',
    request: ({ listing }) => ({
      url: `/api/listing/blocks/${listing}`,
      payload: { startDate: '2026-08-01', endDate: '2026-08-03' },
    }),
    statuses: own(200),
  },
  {
    call: 'DELETE /api/listing/blocks/:id',
    request: ({ listing }) => ({
      url: `/api/listing/blocks/${listing}?startDate=2026-08-01&endDate=2026-08-03`,
    }),
    statuses: own(200),
  },
  {
    call: 'GET /api/listing/calendar/:id',
    request: ({ listing }) => ({ url: `/api/listing/calendar/${listing}` }),
    statuses: own(200),
  },
  {
    call: 'POST /api/listing/calendar/:id',
    request: ({ listing }) => ({ url: `/api/listing/calendar/${listing}` }),
    statuses: own(200),
  },
  {
    // Only the secret opens it, whoever asks.
    call: 'GET /api/listing/:id/:secret/calendar.ics',
    request: ({ listing }) => ({ url: `/api/listing/${listing}/guessed/calendar.ics` }),
    statuses: open(404),
  },
  {
    call: 'DELETE /api/listing/image/:listingId',
    request: ({ listing, photo }) => ({
      url: `/api/listing/image/${listing}`,
      payload: { imageId: photo },
    }),
    statuses: own(200),
  },
  {
    // A stay is ahead, so that the owner is told to withdraw it.
    call: 'DELETE /api/listing/:id',
    request: ({ listing }) => ({ url: `/api/listing/${listing}` }),
    statuses: own(409),
  },
  {
    call: 'GET /api/reviews/listing/:listingId',
    request: ({ listing }) => ({ url: `/api/reviews/listing/${listing}` }),
    statuses: open(200),
  },
  {
    call: 'POST /api/reviews',
    // Hosts cannot review their own listings.
    request: ({ listing }) => ({ url: '/api/reviews', payload: { rating: 5, listing } }),
    statuses: signedIn(201, { user: 403, owner: 403 }),
  },
  {
    call: 'DELETE /api/reviews/:reviewId',
    request: ({ review }) => ({ url: `/api/reviews/${review}` }),
    statuses: own(200),
  },
]

const named: AuthorisationRow[] = [
  {
    call: 'GET /api/property-types',
    request: () => ({ url: '/api/property-types' }),
    statuses: open(200),
  },
  {
    call: 'GET /api/property-types/:id',
    request: ({ propertyType }) => ({ url: `/api/property-types/${propertyType}` }),
    statuses: open(200),
  },
  {
    call: 'POST /api/property-types',
    request: () => ({ url: '/api/property-types', payload: { name: 'Castle' } }),
    statuses: staffOnly(201),
  },
  {
    call: 'PUT /api/property-types/:id',
    request: ({ propertyType }) => ({
      url: `/api/property-types/${propertyType}`,
      payload: { name: 'Castle' },
    }),
    statuses: staffOnly(200),
  },
  {
    call: 'DELETE /api/property-types/:id',
    request: ({ propertyType }) => ({ url: `/api/property-types/${propertyType}` }),
    statuses: staffOnly(200),
  },
  { call: 'GET /api/amenities', request: () => ({ url: '/api/amenities' }), statuses: open(200) },
  {
    call: 'POST /api/amenities',
    request: () => ({ url: '/api/amenities', payload: { name: 'Moat' } }),
    statuses: staffOnly(201),
  },
  {
    call: 'DELETE /api/amenities/:id',
    request: ({ amenity }) => ({ url: `/api/amenities/${amenity}` }),
    statuses: staffOnly(200),
  },
]

const places: AuthorisationRow[] = [
  {
    call: 'GET /api/geo/countries',
    request: () => ({ url: '/api/geo/countries' }),
    statuses: open(200),
  },
  { call: 'GET /api/geo/states', request: () => ({ url: '/api/geo/states' }), statuses: open(200) },
  {
    call: 'POST /api/geo/cities',
    request: () => ({ url: '/api/geo/cities', payload: { country: 'Nigeria', state: 'Lagos' } }),
    statuses: open(200),
  },
  {
    call: 'GET /api/geo/reverse',
    request: () => ({ url: '/api/geo/reverse?latitude=6.5&longitude=3.4' }),
    statuses: open(200),
  },
]

/**
 * Every route of the API and the actors that may call it. The authorisation test fails for a route
 * without a row.
 */
export const authorisationRows: readonly AuthorisationRow[] = [
  ...auth,
  ...stays,
  ...listings,
  ...named,
  ...places,
]
