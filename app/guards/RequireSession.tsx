import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { PageFallback } from '@app/layout/PageFallback'
import { routeAt } from '@app/routes/route-at'
import { useIsSplashOver } from '@app/start/splash-over'
import { TIME } from '@domain/constants'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { paths } from '@domain/paths'
import { isProvisional } from '@features/session/profile-completeness'
import { endedForAtom, sessionAtom } from '@features/session/session-atoms'
import type { KeptOrigin } from './origin'

/**
 * Guards protected pages. A visitor sees the page's skeleton for one second, counted from the end
 * of both the auth check and the splash, and is then sent to /login, which keeps the origin (R-17,
 *
 */
export function RequireSession() {
  const session = useAtomValue(sessionAtom)
  const { isAuthenticated, isLoading } = session
  const owner = useAtomValue(endedForAtom)
  const isSplashOver = useIsSplashOver()
  const location = useLocation()
  const navigate = useNavigate()
  const isVisitor = !isAuthenticated && !isLoading && isSplashOver
  useEffect(() => {
    if (!isVisitor) return
    // Ready when the second is over, so that no other skeleton follows.
    void routeAt(paths.login).Page.preload?.()
    const timer = setTimeout(() => {
      const kept: KeptOrigin = { from: location, owner }
      void navigate(paths.login, { replace: true, state: kept })
    }, TIME.protectedRedirectDelay)
    return () => clearTimeout(timer)
  }, [isVisitor, location, navigate, owner])
  if (!isAuthenticated) return <PageFallback label={feedbackCopy.checkingSession} />
  // A provisional session can only complete the profile, and continues to the requested page
  // afterwards.
  if (isProvisional(session)) {
    const kept: KeptOrigin = { from: location }
    const to = paths.onboarding(session.user?._id)
    return (
      <>
        <Navigate to={to} state={kept} replace />
        <PageFallback to={to} />
      </>
    )
  }
  return <Outlet />
}
