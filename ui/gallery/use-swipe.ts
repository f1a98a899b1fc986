import { useRef, type TouchEvent } from 'react'
import { SWIPE_THRESHOLD } from '@domain/constants'

/**
 * Returns touch handlers that report a horizontal swipe of more than 50 pixels: 1 to the next photo
 * (leftwards) and -1 to the previous. A drag that is more vertical than horizontal counts as
 * scrolling.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!start.current || !touch) return
      const across = touch.clientX - start.current.x
      const down = touch.clientY - start.current.y
      start.current = undefined
      if (Math.abs(across) <= SWIPE_THRESHOLD || Math.abs(across) < Math.abs(down)) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onTouchCancel: () => {
      start.current = undefined
    },
  }
}
