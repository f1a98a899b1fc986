import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigationType } from 'react-router-dom'
import { barsHeight } from './bars-height'
import { focusPage } from './focus-page'
import { watchLostFocus } from './lost-focus'
import { openedAddress } from './opened-address'

const CONTROLS = 'a[href], button'

/** Name that finds a control again, because the page is rendered anew. */
const nameOf = (control: Element) =>
  control.getAttribute('href') ?? control.ariaLabel ?? control.textContent

const namesakes = (name: string | null) =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => nameOf(each) === name)

/** Control that a guest clicked last on each history entry, by the entry's key. */
const followed = new Map<string, { name: string | null; index: number }>()

const followedControls = {
  /** Remembers the control around the click's target. */
  remember(key: string, target: Element) {
    const control = target.closest<HTMLElement>(CONTROLS)
    if (!control) return
    const name = nameOf(control)
    followed.set(key, { name, index: namesakes(name).indexOf(control) })
  },
  /**
   * Remembers the first link to an address, for a page that was left before clicks were noticed.
   */
  rememberLink: (key: string, href: string) => void followed.set(key, { name: href, index: 0 }),
  /**
   * Finds the control again. Returns null where none is remembered, and undefined until it is
   * there.
   */
  find(key: string): HTMLElement | null | undefined {
    const left = followed.get(key)
    return left ? namesakes(left.name)[left.index] : null
  },
}

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
