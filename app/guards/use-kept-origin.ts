import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { authRouteNames, routePatterns } from '@domain/paths'
import { homeToSave, useToggleFavourite } from '@features/favourite/use-toggle-favourite'
import { keptOrigin } from '@features/session/kept-origin'
import { sessionAtom } from '@features/session/session-atoms'
import { hasOrigin, originOf } from './origin'

/**
 * Keeps the origin while the guest is on authentication pages, so that it survives a sign-up or a
 * visit to Google's page, and drops it on any other page. There a guest who came to save a
 * home has it saved, and one who returns from Google is sent to the origin.
 */
export function useKeptOrigin() {
  const { pathname, state } = useLocation()
  const { user, isLoading } = useAtomValue(sessionAtom)
  const navigate = useNavigate()
  const toggle = useToggleFavourite()
  const isAuthPage = authRouteNames.some((name) => matchPath(routePatterns[name], pathname))
  useEffect(() => {
    if (isAuthPage) {
      const kept = hasOrigin(state) ? state : keptOrigin.read()?.state
      if (kept) keptOrigin.write(kept)
      return
    }
    if (isLoading) return
    const kept = keptOrigin.read()
    keptOrigin.clear()
    if (!kept || !hasOrigin(kept.state) || !user) return
    const { owner = user._id } = kept.state as { owner?: unknown }
    const home = homeToSave(kept.state)
    if (home && owner === user._id) toggle(home, false)
    if (!kept.isAtGoogle) return
    const origin = originOf(kept.state, user._id)
    void navigate(origin.to, { replace: true, state: origin.state })
  }, [isAuthPage, isLoading, navigate, state, toggle, user])
}
