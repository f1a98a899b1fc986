import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { barsHeight } from '@app/navigation/bars-height'

/** Space between the bars and the result count, in CSS pixels. */
const ROOM = 16

/**
 * Scrolls to the first new listing when it is above the window, after turning a page or choosing a
 * filter far down. After a page was turned, Tab continues at the first listing. Leaves out Back and
 * Forward, which restore their own position, and navigations with `keepsPlace` in their state.
 */
export function useResultsTop(top: RefObject<HTMLElement | null>) {
  const { key, state } = useLocation() as { key: string; state: { keepsPlace?: boolean } | null }
  const type = useNavigationType()
  const known = useRef(key)
  useLayoutEffect(() => {
    if (known.current === key) return
    known.current = key
    if (type === 'POP' || state?.keepsPlace) return
    const list = top.current?.querySelector<HTMLElement>('[role="list"]')
    if (top.current?.querySelector('nav')?.contains(document.activeElement) && list) {
      list.tabIndex = -1
      list.focus({ preventScroll: true })
    }
    const start = top.current?.getBoundingClientRect().top ?? 0
    if (start < 0) window.scrollBy({ top: start - barsHeight() - ROOM, behavior: 'instant' })
  }, [key, state, type, top])
}
