/**
 * Every address of the product (section 2.1), built here and nowhere else. The server uses them
 * too: mails, sitemap, share previews. Parameters are encoded, so any text makes a safe address.
 */

const withQuery = (path: string, parameters: Record<string, string | undefined>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

const segment = encodeURIComponent

export const paths = {
  home: '/',
  /** Where a sign-in elsewhere ends; the start-up takes the token out at once (section 2.21). */
  homeWithToken: (token: string) => withQuery('/', { token }),
  discover: '/discover',
  /** The results of a free-text search (section 2.2). */
  discoverSearch: (term: string) => withQuery('/discover', { search: term }),
  /** `slug` comes from slugOf(); `id` is given when the slug alone does not decide. */
  property: (slug: string, id?: string) => withQuery(`/propertydetail/${segment(slug)}`, { id }),
  signUp: '/sign-up',
  /** The link in the mail; it carries the user's id. */
  verifyEmail: (token: string, userId?: string) =>
    withQuery(`/verify-email/${segment(token)}`, { id: userId }),
  login: '/login',
  /** Google sent the guest back without a session. */
  loginAfterGoogle: '/login?error=google',
  forgotPassword: '/forgot-password',
  /** `email` is the identifier that the guest gave, address or phone. */
  resetPassword: (token: string, email: string) => withQuery('/reset-password', { token, email }),
  onboarding: (userId?: string) => withQuery('/onboarding', { id: userId }),
  myBookings: '/my-bookings',
  bookNow: '/book-now',
  booking: (id: string) => `/booking/${segment(id)}`,
  payments: '/payments',
  profile: '/profile',
  profileTab: (tab: 'profile' | 'password' | 'payment' | 'preferences') =>
    withQuery('/profile', { tab }),
  savedListings: '/saved-listings',
  notifications: '/notification',
  support: '/support',
  supportInfo: '/support-info',
  /** Where the property page sends an unknown home (section 2.10). */
  notFound: '/404',
  /** Linked from menus, without screens of their own; see `aliases`. */
  settings: '/settings',
  help: '/help',
  message: '/message',
} as const

/** Addresses that redirect, replacing the history entry. */
export const aliases = {
  [paths.settings]: paths.profileTab('preferences'),
  [paths.help]: paths.support,
  [paths.message]: paths.notifications,
} as const

/** Ours: what makes pages open without a network. No screens, so no guest ever sees them. */
export const shellPaths = {
  serviceWorker: '/service-worker.js',
  /** The page without any address's own head; kept by the worker for every address. */
  shell: '/app-shell',
} as const

/** The table of section 2.1 as patterns for a router. `:token?` is optional. */
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
