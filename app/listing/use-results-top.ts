import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

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
    if (top.current && top.current.getBoundingClientRect().top < 0) {
      top.current.scrollIntoView({ block: 'start' })
    }
  }, [key, state, type, top])
}
