import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { TIME } from '@domain/constants'
import { routePatterns } from '@domain/paths'
import { useFavourites } from '@features/favourite/use-favourites'
import { isProvisional } from '@features/session/profile-completeness'
import { sessionAtom } from '@features/session/session-atoms'
import { splashPaintTime, whenSplashPainted } from './when-splash-painted'

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

const waitsForFavourites: string[] = [
  routePatterns.home,
  routePatterns.discover,
  routePatterns.savedListings,
]

export interface SplashWatchProps {
  /** Path that the app was opened at. */
  pathname: string
  /** Path of the start-up's listings request. */
  listingPath: string
  onOver: () => void
}

/** Watches the conditions that end the splash. Renders nothing. */
export function SplashWatch({ pathname, listingPath, onOver }: SplashWatchProps) {
  const session = useAtomValue(sessionAtom)
  const { cache } = useSWRConfig()
  // A second hook for a response that came with the document would make SWR render the page again
  // after its hydration.
  const [hasCome] = useState(() => cache.get(listingPath)?.data !== undefined)
  const listings = useSWR(hasCome ? null : listingPath, { revalidateIfStale: false })
  const favourites = useFavourites()
  const isAwaitingFavourites =
    session.isAuthenticated &&
    !isProvisional(session) &&
    waitsForFavourites.includes(pathname) &&
    favourites.items === undefined &&
    favourites.fetchError === undefined
  const [paintedAt, setPaintedAt] = useState(splashPaintTime)
  // A cached bundle or a busy phone can run the code before the first paint.
  useEffect(() => {
    if (paintedAt === undefined) void whenSplashPainted().then(setPaintedAt)
  }, [paintedAt])
  const isOver = useSplashOver({
    authSettled: !session.isLoading,
    listingsSettled: hasCome || listings.data !== undefined || listings.error !== undefined,
    favouritesSettled: !isAwaitingFavourites,
    paintedAt,
  })
  useLayoutEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return null
}
