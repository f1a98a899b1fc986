import { useCallback, useSyncExternalStore } from 'react'
import { SECOND } from '@domain/time'

const leftUntil = (until: number) => Math.max(0, until - Date.now())

/**
 * Returns the whole seconds until a moment, and 0 after it. It reads the clock instead of counting
 * ticks, so a tab that was suspended catches up.
 *
 * @param until Milliseconds since the epoch.
 */
export function useCountdown(until: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function look() {
        clearTimeout(timer)
        const left = leftUntil(until)
        // Runs when the displayed second ends.
        if (left > 0) timer = setTimeout(look, left % SECOND || SECOND)
        onChange()
      }
      look()
      document.addEventListener('visibilitychange', look)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [until],
  )
  return useSyncExternalStore(subscribe, () => Math.ceil(leftUntil(until) / SECOND))
}
