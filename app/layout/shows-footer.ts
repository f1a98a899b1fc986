import { matchPath } from 'react-router-dom'
import { routePatterns, type RouteName } from '@domain/paths'
import type { SessionState } from '@features/session/session-atoms'

/**
 * Routes where the layout renders no footer. Discover renders its own at the end of its results
 * (R-12).
 */
const withoutFooter: RouteName[] = [
  'signUp',
  'login',
  'forgotPassword',
  'resetPassword',
  'onboarding',
  'discover',
]

const protectedRoutes: RouteName[] = [
  'myBookings',
  'bookNow',
  'booking',
  'payments',
  'profile',
  'savedListings',
  'notifications',
]

const isOneOf = (names: RouteName[], pathname: string) =>
  names.some((name) => matchPath(routePatterns[name], pathname))

/**
 * Returns whether the layout shows its footer on this page. It does not while the auth check is
 * running.
 */
export const showsFooter = (
  pathname: string,
  { isAuthenticated, isLoading }: Pick<SessionState, 'isAuthenticated' | 'isLoading'>,
) =>
  !isLoading &&
  !isOneOf(withoutFooter, pathname) &&
  (isAuthenticated || !isOneOf(protectedRoutes, pathname))
