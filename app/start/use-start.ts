import { useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { startListingPath } from '@features/listing/start-listing-path'
import { startPathsAtom } from '@features/listing/start-response'
import { isResetPassword } from '@features/session/capture-token'
import { useSessionCheck } from '@features/session/use-session-check'
import { isLargeScreen } from '@ui/theme/large-screen'
import { renderedPaths } from './rendered-page'
import { splashOverAtom } from './splash-over'

/** Starts the session check, except on /reset-password, and returns the props of SplashWatch. */
export function useStart() {
  const location = useLocation()
  const store = useStore()
  const [start] = useState(() => {
    const listingPath = startListingPath(location, isLargeScreen())
    // A large window shows the phone's page first, and then its own.
    const phonePath = isLargeScreen() ? startListingPath(location, false) : listingPath
    const isRendered = phonePath !== listingPath && renderedPaths().includes(phonePath)
    store.set(startPathsAtom, isRendered ? [phonePath, listingPath] : [listingPath])
    store.set(splashOverAtom, false)
    return { pathname: location.pathname, listingPath }
  })
  useSessionCheck(!isResetPassword(start.pathname))
  return start
}
