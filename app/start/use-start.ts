import { useFavourites } from '@features/favourites/use-favourites'
import { startPathAtom } from '@features/listings/start-answer'
import { startListingPath } from '@features/listings/start-listing-path'
import { sessionAtom } from '@features/session/session-atoms'
import { useSessionCheck } from '@features/session/use-session-check'
import { routePatterns } from '@domain/paths'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import useSWR from 'swr'
import { runsSessionCheck } from './runs-session-check'
import { splashPaintedAt } from './splash-element'
import { useSplashOver } from './use-splash'

const waitsForFavourites: string[] = [
  routePatterns.home,
  routePatterns.discover,
  routePatterns.savedListings,
]

/** Runs the start-up of section 2.21 and says when its splash is over. */
export function useStart(): boolean {
  const location = useLocation()
  const store = useStore()
  const [start] = useState(() => {
    const listingPath = startListingPath(location)
    store.set(startPathAtom, listingPath)
    return { pathname: location.pathname, listingPath, paintedAt: splashPaintedAt() }
  })
  useSessionCheck(runsSessionCheck(start.pathname))
  const session = useAtomValue(sessionAtom)
  const listings = useSWR(start.listingPath, { revalidateIfStale: false })
  const favourites = useFavourites()

  const hasFavouritesToAwait =
    session.isAuthenticated && waitsForFavourites.includes(start.pathname)
  return useSplashOver({
    authSettled: !session.isLoading,
    listingsSettled: listings.data !== undefined || listings.error !== undefined,
    favouritesSettled:
      !hasFavouritesToAwait || favourites.items !== undefined || favourites.error !== null,
    paintedAt: start.paintedAt,
  })
}
