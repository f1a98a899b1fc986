import { useCallback, useSyncExternalStore } from 'react'

const SECOND = 1_000

const leftUntil = (until: number) => Math.max(0, until - Date.now())

/**
 * Whole seconds until a moment, 0 from then on. It reads the clock instead of counting its own
 * steps, so a tab that slept catches up.
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
        // At the end of the second that is shown.
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
