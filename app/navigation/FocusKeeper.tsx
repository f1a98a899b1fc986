import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigationType } from 'react-router-dom'
import { barsHeight } from './bars-height'
import { focusPage } from './focus-page'
import { followedControls } from './followed-controls'
import { watchLostFocus } from './lost-focus'
import { openedAddress } from './opened-address'

/** Space between the bars and a focused control, in CSS pixels. */
const ROOM = 16

/**
 * Keeps what the Tab key brings into view from ending up under the bars. While the focus is in one of
 * them, the global styles set another value.
 */
function clearBars({ key }: KeyboardEvent) {
  if (key !== 'Tab') return
  document.documentElement.style.scrollPaddingBlockStart = `${barsHeight() + ROOM}px`
}

/** Key that the router gives to the entry at which a document was opened. */
const FIRST_KEY = 'default'

interface FocusKeeperProps {
  /** Path at which the document was opened: a guest may follow a link before this code runs. */
  openedAt?: string | undefined
}

/**
 * Keeps the keyboard focus where a guest expects it: on the heading of a new page, after Back on
 * the link that was followed, on the nearest thing that remains when a focused control goes, and
 * never under the bars. It renders nothing.
 */
export function FocusKeeper({ openedAt = openedAddress().pathname }: FocusKeeperProps) {
  const location = useLocation()
  const { pathname, key } = location
  const type = useNavigationType()
  const previousPath = useRef(openedAt)
  const isWatching = useRef(false)

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

  // Runs while the new page appears and not after it. On a busy machine the watch for a lost focus
  // would otherwise run first and scroll to the heading.
  useLayoutEffect(() => {
    const isEarly = !isWatching.current
    isWatching.current = true
    const isSame = previousPath.current === pathname
    previousPath.current = pathname
    // At its first entry nobody has left the document, even where its address has changed.
    if (isSame || (isEarly && key === FIRST_KEY)) return undefined
    if (isEarly) {
      followedControls.rememberLink(FIRST_KEY, createPath(location))
      // The guest did not choose a redirect, and a guest may have moved on within the new page.
      if (type === 'REPLACE' || document.activeElement?.closest('main')) return undefined
    }
    return focusPage(type === 'POP' ? () => followedControls.find(key) : undefined)
  }, [location, pathname, key, type])
  return null
}
