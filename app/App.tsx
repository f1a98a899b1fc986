import { useAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { useKeptOrigin } from '@app/guards/use-kept-origin'
import { OpenedPath, useMissedMove, useTopOfPage } from '@app/navigation/use-page-moves'
import { AppRoutes } from '@app/routes/AppRoutes'
import { endSplash } from '@app/start/end-splash'
import { splashOverAtom } from '@app/start/splash-over'
import { SplashWatch } from '@app/start/SplashWatch'
import { useStart } from '@app/start/use-start'
import { hasArrivedToken } from '@features/session/offered-token'
import { SessionBoundary } from '@features/session/SessionBoundary'
import { lazyPart } from '@ui/layout/lazy-part'

/** Only a link with a token needs it, so its code is not part of the first page. */
const OfferedSession = lazyPart(
  () => import('@app/sections/account/OfferedSession').then((file) => file.OfferedSession),
  null,
)

/** One element, so that the end of the splash does not render the pages again. */
const pages = (
  <SessionBoundary>
    <AppRoutes />
  </SessionBoundary>
)

export interface AppProps {
  /** Callback fired when the splash has been removed. */
  onStarted?: (() => void) | undefined
}

/**
 * Renders the product. Everything loads under the splash, which is removed when the start-up is
 * over.
 */
export function App({ onStarted }: AppProps) {
  const start = useStart()
  const [isSplashOver, setSplashOver] = useAtom(splashOverAtom)
  const [hasArrived] = useState(hasArrivedToken)
  useMissedMove()
  useTopOfPage()
  useKeptOrigin()
  const finish = useCallback(() => {
    endSplash()
    setSplashOver(true)
    onStarted?.()
  }, [onStarted, setSplashOver])
  return (
    <>
      {!isSplashOver && <SplashWatch {...start} onOver={finish} />}
      {hasArrived && <OfferedSession />}
      <OpenedPath value={start.pathname}>{pages}</OpenedPath>
    </>
  )
}
