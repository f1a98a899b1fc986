import { useEffect, useState } from 'react'

const SECOND = 1_000

/**
 * Whole seconds until a moment, 0 from then on. It reads the clock instead of counting its own
 * steps, so a tab that slept catches up.
 *
 * @param until Milliseconds since the epoch.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, until - now)
  useEffect(() => {
    if (left === 0) return
    const look = () => setNow(Date.now())
    // At the end of the second that is shown.
    const timer = setTimeout(look, left % SECOND || SECOND)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [left])
  return Math.ceil(left / SECOND)
}
