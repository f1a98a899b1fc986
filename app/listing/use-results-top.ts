import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** CSS pixels between the bars and the line above the homes. */
const ROOM = 16

/** What will lie over the top of the page: the header, which comes back on the way up, and the bar. */
const barsHeight = () =>
  [...document.querySelectorAll<HTMLElement>('header, [data-sticky-bar]')].reduce(
    (sum, bar) => sum + bar.offsetHeight,
    0,
  )

/**
 * Brings the guest to the first of the new homes when they are above the window: after a page is
 * turned, or a filter chosen far down. Back and Forward find the page where it was left instead,
 * and what keeps its place says so (use-browse-query).
 */
export function useResultsTop(top: RefObject<HTMLElement | null>) {
  const { key, state } = useLocation() as { key: string; state: { keepsPlace?: boolean } | null }
  const type = useNavigationType()
  const known = useRef(key)
  useLayoutEffect(() => {
    if (known.current === key) return
    known.current = key
    if (type === 'POP' || state?.keepsPlace) return
    const start = top.current?.getBoundingClientRect().top ?? 0
    if (start < 0) window.scrollBy({ top: start - barsHeight() - ROOM, behavior: 'instant' })
  }, [key, state, type, top])
}
