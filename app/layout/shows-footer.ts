import { routeAt } from '@app/routes/route-at'
import type { SessionState } from '@features/session/session-atoms'

/**
 * Returns whether the layout shows its footer on this page. It does not while the auth check is
 * running, and visitors of a protected page see none.
 */
export function showsFooter(
  pathname: string,
  { isAuthenticated, isLoading }: Pick<SessionState, 'isAuthenticated' | 'isLoading'>,
) {
  const { hasFooter = true, access } = routeAt(pathname)
  return !isLoading && hasFooter && (isAuthenticated || access !== 'guest')
}
