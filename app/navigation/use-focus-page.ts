import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { CONTENT_ID } from '@ui/layout/content-id'

/**
 * Moves the focus to the content after a navigation to another page, so that Tab starts there and a
 * screen reader announces it.
 */
export function useFocusPage() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current === pathname) return
    previousPath.current = pathname
    if (type !== 'POP') document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [pathname, type])
}
