import { useEffect, useState } from 'react'
import { TIME } from '@domain/constants'

export interface SplashInputs {
  /** Whether the auth check is over, successful or not. */
  authSettled: boolean
  /** Whether the start-up listings have loaded or failed. */
  listingsSettled: boolean
  /** Whether the favourites have loaded or failed, or the page does not wait for them. */
  favouritesSettled: boolean
  /**
   * Time of the splash's first paint, in milliseconds on the performance clock. Undefined before
   * that.
   */
  paintedAt: number | undefined
}

/**
 * Returns whether the performance clock has reached a moment. False while the moment is undefined.
 */
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
 * Returns true from the moment that the splash may be removed: at least 1000 ms after its first
 * paint, with the auth check and the listings settled, and the favourites either settled or waited
 * for 10 seconds.
 */
export function useSplashOver(inputs: SplashInputs): boolean {
  const [start] = useState(() => performance.now())
  const { paintedAt } = inputs
  const shown = useReached(paintedAt === undefined ? undefined : paintedAt + TIME.splashMinimum)
  const capped = useReached(start + TIME.favouritesWaitCap)
  const [over, setOver] = useState(false)
  const ready =
    shown && inputs.authSettled && inputs.listingsSettled && (inputs.favouritesSettled || capped)
  // Set the state during render, so that no frame shows the splash after its end.
  if (ready && !over) setOver(true)
  return over || ready
}
