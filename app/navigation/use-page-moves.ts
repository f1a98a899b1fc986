import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/**
 * Starts a new page at its top. Otherwise the browser keeps the scroll position, also on Back, Forward
 * and reload.
 */
export function useTopOfPage() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const previous = useRef(pathname)
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, type])
}

/** Path at which the document was opened. */
export const OpenedPath = createContext<string | undefined>(undefined)

/** Returns whether the guest has gone back or forward to the page, and not opened the document at it. */
export function useIsReturning() {
  const opened = useContext(OpenedPath)
  const { pathname } = useLocation()
  return useNavigationType() === 'POP' && opened !== undefined && opened !== pathname
}

/**
 * Follows a move in the history that came while React hydrated the page, after the router had read the
 * address and before it listened to moves.
 */
export function useMissedMove() {
  const shown = useLocation()
  const navigate = useNavigate()
  const follow = useEffectEvent(() => {
    const address = createPath(location)
    const { usr: state } = (history.state ?? {}) as { usr?: unknown }
    if (createPath(shown) !== address) void navigate(address, { replace: true, state })
  })
  useEffect(() => follow(), [])
}
