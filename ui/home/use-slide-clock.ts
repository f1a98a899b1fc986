import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { TIME } from '@domain/constants'

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Ticks every 5 seconds while running and while the tab is seen. It starts anew with each slide,
 * so that a slide the guest chose has its full time.
 */
export function useSlideClock(isRunning: boolean, slide: number, onTick: () => void) {
  const isTabHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const tick = useEffectEvent(onTick)
  const runs = isRunning && !isTabHidden
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick(), TIME.slideInterval)
    return () => clearInterval(timer)
  }, [runs, slide])
}
