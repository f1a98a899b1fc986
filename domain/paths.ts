import { toParameters } from '@domain/search/query-values'
import type { StayInAddress } from '@domain/stay/stay-in-address'

/**
 * Every address of the product is built here. The server uses them too, for mails, the sitemap and
 * share previews. Parameters are encoded, so any text gives a safe address.
 */

const withQuery = (path: string, parameters: Record<string, string | number | undefined>) => {
  const query = toParameters(Object.entries(parameters))
  return query.size === 0 ? path : `${path}?${query}`
}

const segment = encodeURIComponent

export const paths = {
  home: '/',
  /** Where sign-in with Google ends. Start-up removes the token from the address at once. */
  homeWithToken: (token: string) => withQuery('/', { token }),
  discover: '/discover',
  /** Results of a text search, for a stay. */
  discoverSearch: (term: string, { from, to, guests }: StayInAddress = {}) =>
    withQuery('/discover', { search: term, from, to, guests }),
  /**
   * `slug` comes from slugOf(). `id` is needed when several listings share the slug. `stay` carries
   * the dates and guests of a search.
   */
  property: (slug: string, id?: string, { from, to, guests }: StayInAddress = {}) =>
    withQuery(`/propertydetail/${segment(slug)}`, { id, from, to, guests }),
  signUp: '/sign-up',
  /** Link in the mail, with the user's id. */
  verifyEmail: (token: string, userId?: string) =>
    withQuery(`/verify-email/${segment(token)}`, { id: userId }),
  login: '/login',
  /** Google sent the guest back without a session. */
  loginAfterGoogle: '/login?error=google',
  /** The account has a password, so its owner has been mailed a link to join it with Google. */
  loginToJoin: '/login?google=mailed',
  /** The mailed link did not work here. */
  loginAfterJoin: '/login?google=refused',
  /** Link in that mail. The server opens it and leads to the page. */
  joinAccount: (token: string) => withQuery('/api/auth/google/join', { token }),
  forgotPassword: '/forgot-password',
  /** `email` is the identifier that the guest entered: an address or a phone number. */
  resetPassword: (token: string, email: string) => withQuery('/reset-password', { token, email }),
  onboarding: (userId?: string) => withQuery('/onboarding', { id: userId }),
  myBookings: '/my-bookings',
  bookNow: '/book-now',
  booking: (id: string) => `/booking/${segment(id)}`,
  payments: '/payments',
  /** Begins to pay for a booking at the provider. `key` is the server's (server/payment). */
  pay: (bookingId: string, key: string) => `/api/payment/pay/${segment(bookingId)}/${segment(key)}`,
  /** The same with the way of paying that the guest has chosen. */
  payBy: (payPath: string, method: string) => withQuery(payPath, { by: method }),
  /** Where a guest comes back to from the provider. */
  paymentReturn: (reference?: string) => withQuery('/api/payment/return', { reference }),
  profile: '/profile',
  profileTab: (tab: 'profile' | 'password' | 'payment' | 'preferences') =>
    withQuery('/profile', { tab }),
  savedListings: '/saved-listings',
  notifications: '/notification',
  support: '/support',
  supportInfo: '/support-info',
  /** The same article with the question of a topic as its heading. */
  supportTopic: (topic?: string) => withQuery('/support-info', { topic }),
  /** The property page redirects here when the listing is unknown. */
  notFound: '/404',
  /** Linked from menus. They have no pages and redirect (see `aliases`). */
  settings: '/settings',
  help: '/help',
  message: '/message',
} as const

/** Addresses that redirect and replace the history entry. */
export const aliases = {
  [paths.settings]: paths.profileTab('preferences'),
  [paths.help]: paths.support,
  [paths.message]: paths.notifications,
} as const

/** Files that make pages open offline. Guests never visit them. */
export const shellPaths = {
  serviceWorker: '/service-worker.js',
  /** The page without a route's head. The service worker caches it for every address. */
  shell: '/app-shell',
} as const

/** Routes as patterns for a router. `:token?` is optional. */
export const routePatterns = {
  home: '/',
  property: '/propertydetail/:name',
  discover: '/discover',
  signUp: '/sign-up',
  verifyEmail: '/verify-email/:token?',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  onboarding: '/onboarding',
  myBookings: '/my-bookings',
  bookNow: '/book-now',
  booking: '/booking/:id',
  payments: '/payments',
  profile: '/profile',
  savedListings: '/saved-listings',
  notifications: '/notification',
  support: '/support',
  supportInfo: '/support-info',
  notFound: '*',
} as const

export type RouteName = keyof typeof routePatterns

export const routeNames = Object.keys(routePatterns) as RouteName[]

/** Routes of logging in and signing up, from which a logged-in guest is sent on. */
export const authRouteNames = [
  'signUp',
  'verifyEmail',
  'login',
  'forgotPassword',
  'resetPassword',
  'onboarding',
] as const satisfies RouteName[]

/** Returns a pattern of a route as an expression for whole paths. */
const expressionOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

const originExpressions = [
  ...routeNames
    .filter((name) => name !== 'notFound' && !authRouteNames.some((each) => each === name))
    .map((name) => routePatterns[name]),
  ...Object.keys(aliases),
].map(expressionOf)

/** Returns the path as the router compares it: decoded, without slashes at its end. */
function comparedPath(path: string) {
  try {
    return decodeURI(path).replace(/(?!^)\/+$/, '')
  } catch {
    // A percent sign that encodes nothing.
    return undefined
  }
}

/** Returns whether a path is inside the product. '//host' and control characters are not. */
export const isOwnPath = (path: string) =>
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u0020]/.test(path)

/**
 * Returns whether a guest may be sent to a path after a login: one of our own routes, and none of
 * those that would send a logged-in guest on.
 */
export function isOriginPath(path: string): boolean {
  if (!isOwnPath(path)) return false
  const compared = comparedPath(path)
  return compared !== undefined && originExpressions.some((each) => each.test(compared))
}

/** Query parameter in which a login of another site brings a session token. */
export const TOKEN_PARAMETER = 'token'

/** Returns a query without a session token, for whom it is not meant. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has(TOKEN_PARAMETER)) return search
  query.delete(TOKEN_PARAMETER)
  return query.size === 0 ? '' : `?${query}`
}
