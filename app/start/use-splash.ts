import { TIME } from '@domain/constants'
import { useEffect, useState } from 'react'

export interface SplashInputs {
  /** The auth check is over, well or badly. */
  authSettled: boolean
  /** The start-up listings are there, or failed. */
  listingsSettled: boolean
  /** True where nobody waits for favourites (section 2.21), and once they are there or failed. */
  favouritesSettled: boolean
  /** When the splash was first painted, milliseconds on the performance clock; undefined before. */
  paintedAt: number | undefined
}

/** True from that moment of the performance clock on; while it is unknown, false. */
function useReached(moment: number | undefined) {
  const [reached, setReached] = useState(() => moment !== undefined && moment <= performance.now())
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(() => setReached(true), moment - performance.now())
    return () => clearTimeout(timer)
  }, [moment])
  return reached
}

/**
 * True once the splash may go, and true from then on: at least 1000 ms after its first paint, with
 * the auth check and the listings settled, and favourites settled or waited for 10 s (section 2.21).
 */
export function useSplashOver(inputs: SplashInputs): boolean {
  const [start] = useState(() => performance.now())
  const { paintedAt } = inputs
  const shown = useReached(paintedAt === undefined ? undefined : paintedAt + TIME.splashMinimum)
  const capped = useReached(start + TIME.favouritesWaitCap)
  const [over, setOver] = useState(false)
  const ready =
    shown && inputs.authSettled && inputs.listingsSettled && (inputs.favouritesSettled || capped)
  // Set in render, so that no frame shows the splash after its end.
  if (ready && !over) setOver(true)
  return over || ready
}
