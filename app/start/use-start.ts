import { useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { startListingPath } from '@features/listing/start-listing-path'
import { startPathsAtom } from '@features/listing/start-response'
import { useSessionCheck } from '@features/session/use-session-check'
import { isLargeScreen } from '@ui/theme/large-screen'
import { isDrawnPageShown } from './drawn-page'
import { runsSessionCheck } from './runs-session-check'
import { splashOverAtom } from './splash-over'

/** Starts the session check and returns the props of SplashWatch. */
export function useStart() {
  const location = useLocation()
  const store = useStore()
  const [start] = useState(() => {
    const listingPath = startListingPath(location, isLargeScreen())
    // A large window shows the phone's page first (isDrawnPageShown), and then its own.
    const drawnPath = isLargeScreen() && isDrawnPageShown() && startListingPath(location, false)
    store.set(startPathsAtom, drawnPath ? [drawnPath, listingPath] : [listingPath])
    store.set(splashOverAtom, false)
    return { pathname: location.pathname, listingPath }
  })
  useSessionCheck(runsSessionCheck(start.pathname))
  return start
}
