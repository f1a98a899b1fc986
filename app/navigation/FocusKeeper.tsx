import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { barsHeight } from './bars-height'
import { focusPage } from './focus-page'
import { followedControls } from './followed-controls'
import { watchLostFocus } from './lost-focus'

/** Space between the bars and a focused control, in CSS pixels. */
const ROOM = 16

/** Keeps what the Tab key brings into view from stopping below the bars. */
function clearBars({ key }: KeyboardEvent) {
  if (key !== 'Tab') return
  document.documentElement.style.scrollPaddingBlockStart = `${barsHeight() + ROOM}px`
}

/**
 * Keeps the keyboard focus where a guest expects it: on the heading of a new page, after Back on
 * the link that was followed, on the nearest thing that remains when a focused control goes, and
 * never below the bars. It renders nothing.
 */
export function FocusKeeper() {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const previousPath = useRef(pathname)

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => followedControls.remember(key, target as Element)
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key])

  useEffect(() => {
    const end = watchLostFocus()
    document.addEventListener('keydown', clearBars, true)
    return () => {
      end()
      document.removeEventListener('keydown', clearBars, true)
    }
  }, [])

  useEffect(() => {
    if (previousPath.current === pathname) return undefined
    previousPath.current = pathname
    return focusPage(type === 'POP' ? () => followedControls.find(key) : undefined)
  }, [pathname, key, type])
  return null
}
