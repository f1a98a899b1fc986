import { isProfileIncomplete, isProvisional } from '@features/session/profile-completeness'
import { keptOrigin } from '@features/session/kept-origin'
import { sessionAtom } from '@features/session/session-atoms'
import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { hasOrigin, originOf } from './origin'

export interface VisitorsOnlyProps {
  /** /onboarding: who is signed in without a name may complete the profile. */
  allowsIncomplete?: boolean
}

/**
 * Auth routes (section 2.1): a logged-in user goes to the kept origin, else to '/'. Right
 * after a login this is also what takes the guest back. Somebody whose registration is under way
 * counts as a visitor still.
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
  return <Navigate to={to} state={state} replace />
}
