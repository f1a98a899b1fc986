import { useEffect, useState, type RefObject } from 'react'
import { afterScroll } from './hide-on-scroll'

/** Focus inside the bar, or an open menu of it, keeps it visible. */
const isInUse = (bar: HTMLElement) =>
  bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null

/**
 * Returns whether a bar at the top is hidden and whether the page is scrolled. `active: false`
 * keeps the bar visible.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, active: boolean) {
  const [hidden, setHidden] = useState(false)
  const [scrolled, setScrolled] = useState(false)

  // The position is read when it changes and not on each render, which would have to wait for the
  // layout of the page.
  useEffect(() => {
    const element = bar.current
    let state = { hidden: false, turn: window.scrollY }
    const show = () => {
      state = { hidden: false, turn: window.scrollY }
      setHidden(false)
    }
    const onScroll = () => {
      state = afterScroll(state, window.scrollY)
      setScrolled(window.scrollY > 0)
      setHidden(state.hidden && active && !(element && isInUse(element)))
    }
    setScrolled(window.scrollY > 0)
    window.addEventListener('scroll', onScroll, { passive: true })
    element?.addEventListener('focusin', show)
    return () => {
      window.removeEventListener('scroll', onScroll)
      element?.removeEventListener('focusin', show)
    }
  }, [bar, active])

  return { hidden: hidden && active, scrolled }
}
