import { useEffectEvent, useLayoutEffect } from 'react'
import { createPath, useLocation } from 'react-router-dom'

/**
 * Follows a move in the history that came while React took the page over in parts, after the router
 * had read the address and before it listened to moves. It looks before any effect that redirects.
 */
export function useMissedMove() {
  const shown = useLocation()
  const follow = useEffectEvent(() => {
    const { key = 'default' } = (history.state ?? {}) as { key?: string }
    if (createPath(shown) === createPath(location) && shown.key === key) return
    // The router listens once its own layout effect has run, after this one.
    queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate')))
  })
  useLayoutEffect(() => follow(), [])
}
