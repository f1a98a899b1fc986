import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation } from 'react-router-dom'

/**
 * Follows a move in the history that came while React took the page over in parts, after the router
 * had read the address and before it listened to moves.
 */
export function useMissedMove() {
  const shown = useLocation()
  const follow = useEffectEvent(() => {
    const state = history.state as { key?: string } | null
    const isShown =
      createPath(shown) === createPath(location) && shown.key === (state?.key ?? 'default')
    if (!isShown) dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  useEffect(() => follow(), [])
}
