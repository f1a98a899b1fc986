import { TIME } from '@domain/constants'
import { feedbackCopy } from '@domain/copy'
import { paths } from '@domain/paths'
import { sessionAtom } from '@features/session/session-atoms'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { LoadingStatus } from '@ui/feedback/LoadingStatus'
import { useIsSplashOver } from '../start/start-context'

/**
 * Protected pages (section 2.1). A visitor sees a neutral status for one second, counted from the
 * end of both the auth check and the splash, and then /login, which keeps the origin.
 */
export function RequireSession() {
  const { isAuthenticated, isLoading } = useAtomValue(sessionAtom)
  const isSplashOver = useIsSplashOver()
  const location = useLocation()
  const navigate = useNavigate()
  const isVisitor = !isAuthenticated && !isLoading && isSplashOver
  useEffect(() => {
    if (!isVisitor) return
    const timer = setTimeout(
      () => void navigate(paths.login, { replace: true, state: { from: location } }),
      TIME.protectedRedirectDelay,
    )
    return () => clearTimeout(timer)
  }, [isVisitor, location, navigate])
  if (!isAuthenticated) return <LoadingStatus label={feedbackCopy.checkingSession} />
  return <Outlet />
}
