import { TIME } from '@domain/constants'
import { useEffect, useState } from 'react'

export interface SplashInputs {
  /** The auth check is over, well or badly. */
  authSettled: boolean
  /** The start-up listings are there, or failed. */
  listingsSettled: boolean
  /** True where nobody waits for favourites (section 2.21), and once they are there or failed. */
  favouritesSettled: boolean
  /** When the splash was first painted, milliseconds on the performance clock. */
  paintedAt: number
}

/** Becomes true after `ms`, once. */
function useElapsed(ms: number) {
  const [elapsed, setElapsed] = useState(ms <= 0)
  useEffect(() => {
    if (elapsed) return
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
    // The wait is fixed when the splash begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return elapsed
}

/**
 * True once the splash may go, and true from then on: at least 1000 ms after its first paint, with
 * the auth check and the listings settled, and favourites settled or waited for 10 s (section 2.21).
 */
export function useSplashOver(inputs: SplashInputs): boolean {
  const shown = useElapsed(TIME.splashMinimum - (performance.now() - inputs.paintedAt))
  const capped = useElapsed(TIME.favouritesWaitCap)
  const [over, setOver] = useState(false)
  const ready =
    shown && inputs.authSettled && inputs.listingsSettled && (inputs.favouritesSettled || capped)
  // Set in render, so that no frame shows the splash after its end.
  if (ready && !over) setOver(true)
  return over || ready
}
