import { useEffect, useEffectEvent } from 'react'
import { TIME } from '@domain/constants'
import { useTabHidden } from '@ui/feedback/use-tab-hidden'

/**
 * Ticks every 5 seconds while it is running and the tab is visible. It restarts with each slide, so
 * that a slide the guest chose gets its full time.
 */
export function useSlideClock(isRunning: boolean, slide: number, onTick: () => void) {
  const isTabHidden = useTabHidden()
  const tick = useEffectEvent(onTick)
  const runs = isRunning && !isTabHidden
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick(), TIME.slideInterval)
    return () => clearInterval(timer)
  }, [runs, slide])
}
