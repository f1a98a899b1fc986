import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { SWIPE_THRESHOLD } from '@domain/constants'
import { motion } from '@ui/theme/tokens'
import { wantsStillness } from '@ui/theme/use-wants-stillness'

/** Side of the displayed photo on which its neighbour waits, or 0 without one. */
export type Side = 1 | -1 | 0

/** Distance in CSS pixels from which a touch is a swipe instead of a tap. */
const SLOP = 8

/**
 * Makes a strip follow the finger. A horizontal swipe of more than 50 pixels reports 1 for the next
 * photo (leftwards) or -1 for the previous one, and the strip then slides into place. A drag that
 * is more vertical than horizontal counts as scrolling. The listeners are the browser's own,
 * because each movement changes one style and renders nothing.
 *
 * @param onSwipe Without it touches do nothing.
 * @param around Element that receives the touches, where another element covers the returned area.
 */
export function useSwipe(
  onSwipe: ((step: 1 | -1) => void) | false,
  around?: RefObject<HTMLElement | null>,
) {
  const area = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const start = useRef<Touch>(undefined)
  const slide = useRef<Animation>(undefined)
  const [side, setSide] = useState<Side>(0)

  const follow = useEffectEvent((event: TouchEvent) => {
    const {
      type,
      touches,
      changedTouches: [touch],
    } = event
    if (type === 'touchstart') {
      start.current = onSwipe && touches.length === 1 ? touch : undefined
      return
    }
    if (!start.current || !touch) return
    const across = touch.clientX - start.current.clientX
    const down = touch.clientY - start.current.clientY
    const towards = across < 0 ? 1 : -1
    const moving = strip.current
    if (type === 'touchmove' && touches.length === 1) {
      if (!moving || Math.abs(across) < SLOP) return
      // Otherwise Chromium takes a quick swipe for a fling and drops the guest's next tap.
      if (event.cancelable && Math.abs(across) >= Math.abs(down)) event.preventDefault()
      slide.current?.cancel()
      moving.style.translate = `${across}px`
      setSide(towards)
      return
    }
    start.current = undefined
    const isSwipe =
      type === 'touchend' &&
      Math.abs(across) > SWIPE_THRESHOLD &&
      Math.abs(across) >= Math.abs(down)
    if (isSwipe && onSwipe) onSwipe(towards)
    if (!moving || !(isSwipe || moving.style.translate)) return
    // After a swipe, the photo that was displayed is the neighbour on the other side.
    const from = across + (isSwipe ? towards * moving.offsetWidth : 0)
    setSide(isSwipe ? (-towards as Side) : towards)
    moving.style.translate = ''
    slide.current = moving.animate(
      { translate: [`${from}px`, 'none'] },
      { duration: wantsStillness() ? 0 : motion.large, easing: motion.easing },
    )
    slide.current.onfinish = () => start.current ?? setSide(0)
  })

  useEffect(() => {
    const element = (around ?? area).current
    for (const type of TYPES) {
      element?.addEventListener(type, follow, { passive: type !== 'touchmove' })
    }
    return () => {
      for (const type of TYPES) element?.removeEventListener(type, follow)
    }
  }, [around])

  return { area, strip, side }
}

const TYPES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
