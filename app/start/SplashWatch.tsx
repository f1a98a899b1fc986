import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import useSWR from 'swr'
import { routePatterns } from '@domain/paths'
import { useFavourites } from '@features/favourite/use-favourites'
import { isProvisional } from '@features/session/profile-completeness'
import { sessionAtom } from '@features/session/session-atoms'
import { useSplashOver } from './use-splash'
import { useSplashPaintedAt } from './use-splash-painted-at'

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
  const listings = useSWR(listingPath, { revalidateIfStale: false })
  const favourites = useFavourites()
  const isAwaitingFavourites =
    session.isAuthenticated &&
    !isProvisional(session) &&
    waitsForFavourites.includes(pathname) &&
    favourites.items === undefined &&
    favourites.fetchError === undefined
  const isOver = useSplashOver({
    authSettled: !session.isLoading,
    listingsSettled: listings.data !== undefined || listings.error !== undefined,
    favouritesSettled: !isAwaitingFavourites,
    paintedAt: useSplashPaintedAt(),
  })
  useLayoutEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return null
}
