import { sessionAtom } from '@features/session/session-atoms'
import { useAtomValue } from 'jotai'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { originOf } from './origin'

/**
 * Auth routes (section 2.1): a logged-in user goes to the kept origin, else to '/'. Right
 * after a login this is also what takes the guest back.
 */
export function VisitorsOnly() {
  const { isAuthenticated, user } = useAtomValue(sessionAtom)
  const location = useLocation()
  if (!isAuthenticated) return <Outlet />
  const { to, state } = originOf(location.state, user?._id)
  return <Navigate to={to} state={state} replace />
}
