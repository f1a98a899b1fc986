import { useEffect, useState, type RefObject } from 'react'
import { afterScroll } from './hide-on-scroll'

/** Focus inside, or anything of it open, keeps a bar in sight. */
const isInUse = (bar: HTMLElement) =>
  bar.contains(document.activeElement) || bar.querySelector('[aria-expanded="true"]') !== null

/**
 * Whether a bar at the top is out of sight, and whether the page lies under it. `active: false`
 * keeps the bar where it is.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, active: boolean) {
  const [hidden, setHidden] = useState(false)
  const [scrolled, setScrolled] = useState(() => window.scrollY > 0)

  useEffect(() => {
    const element = bar.current
    let state = { hidden: false, turn: window.scrollY }
    const show = () => {
      state = { hidden: false, turn: window.scrollY }
      setHidden(false)
    }
    const onScroll = () => {
      setScrolled(window.scrollY > 0)
      state = afterScroll(state, window.scrollY)
      setHidden(state.hidden && active && !(element && isInUse(element)))
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    element?.addEventListener('focusin', show)
    return () => {
      window.removeEventListener('scroll', onScroll)
      element?.removeEventListener('focusin', show)
    }
  }, [bar, active])

  return { hidden: hidden && active, scrolled }
}
