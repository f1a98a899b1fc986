import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { PageFallback } from '@app/layout/PageFallback'
import { keptOrigin } from '@features/session/kept-origin'
import { isProfileIncomplete, isProvisional } from '@features/session/profile-completeness'
import { sessionAtom } from '@features/session/session-atoms'
import { hasOrigin, originOf } from './origin'

export interface VisitorsOnlyProps {
  /** Whether a logged-in guest without a name may stay, as on /onboarding. */
  allowsIncomplete?: boolean | undefined
}

/**
 * Guards the auth routes. A logged-in guest is sent to the kept origin, or to '/' without one,
 * which is also how a login returns the guest. A guest who is still completing a registration
 * counts as a visitor.
 */
export function VisitorsOnly({ allowsIncomplete = false }: VisitorsOnlyProps) {
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  const mayStay =
    !session.isAuthenticated ||
    isProvisional(session) ||
    (allowsIncomplete && isProfileIncomplete(session))
  if (mayStay) return <Outlet />
  const kept = hasOrigin(location.state) ? location.state : keptOrigin.read()?.state
  const { to, state } = originOf(kept, session.user?._id)
  return (
    <>
      <Navigate to={to} state={state} replace />
      {/* The router stays here until the code of the next page has arrived. */}
      <PageFallback to={to} />
    </>
  )
}
