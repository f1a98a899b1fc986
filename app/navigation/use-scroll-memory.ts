import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { endStart } from '@ui/theme/later-cards'
import { entryKey, scrollPositions } from './scroll-positions'

/**
 * Scrolls to a position as soon as the page is tall enough, unless the guest acts first
 * (app/early/restore-position.ts).
 */
function scrollWhenTall(top: number) {
  const observer = new ResizeObserver(tryNow)
  const end = () => observer.disconnect()
  function tryNow() {
    const reachable = document.documentElement.scrollHeight - window.innerHeight
    if (reachable < top) return
    window.scrollTo({ top, behavior: 'instant' })
    end()
  }
  window.giveUpPosition = end
  observer.observe(document.documentElement)
  tryNow()
  return end
}

/**
 * Restores the scroll position on Back, Forward and reload, and starts a new page at its top. A new
 * query on the same page (a filter, a tab) keeps the position. Positions belong to history entries.
 * React Router restores them for data routers only.
 */
export function useScrollMemory() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const previousPath = useRef<string>(undefined)

  useLayoutEffect(() => {
    const isSamePage = previousPath.current === pathname
    const isFirst = previousPath.current === undefined
    previousPath.current = pathname
    window.history.scrollRestoration = 'manual'
    const entry = entryKey(key)
    const top = scrollPositions.get(entry)
    // A page that came with the document may have been scrolled before React took it over.
    if (isFirst && (top === 0 || window.scrollY > 0)) {
      scrollPositions.set(entry, window.scrollY)
      return undefined
    }
    if (type === 'POP') {
      // The position was taken in a page with all its cards.
      endStart()
      return scrollWhenTall(top)
    }
    // The page keeps its position, and a guest who moves on without scrolling returns to it.
    if (isSamePage) scrollPositions.set(entry, window.scrollY)
    else window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [key, pathname, type])

  useLayoutEffect(() => {
    const entry = entryKey(key)
    const remember = () => scrollPositions.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', scrollPositions.persist)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', scrollPositions.persist)
    }
  }, [key])
}
