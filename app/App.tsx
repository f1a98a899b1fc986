import { useAtom } from 'jotai'
import { Suspense, useCallback, useState } from 'react'
import { useKeptOrigin } from '@app/guards/use-kept-origin'
import { useMissedMove } from '@app/navigation/use-missed-move'
import { useScrollMemory } from '@app/navigation/use-scroll-memory'
import { AppRoutes } from '@app/routes/AppRoutes'
import { removeSplash } from '@app/start/splash-element'
import { splashOverAtom } from '@app/start/splash-over'
import { SplashWatch } from '@app/start/SplashWatch'
import { useStart } from '@app/start/use-start'
import { hasArrivedToken } from '@features/session/offered-token'
import { SessionBoundary } from '@features/session/SessionBoundary'
import { lateCode } from '@ui/layout/late-code'
import { latePart } from '@ui/layout/late-part'

/** Only a link with a token needs it, so its code is not part of the first page. */
const OfferedSession = latePart(
  lateCode(() => import('@app/sections/account/OfferedSession'), 'OfferedSession'),
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
  useScrollMemory()
  useKeptOrigin()
  const endSplash = useCallback(() => {
    removeSplash()
    setSplashOver(true)
    onStarted?.()
  }, [onStarted, setSplashOver])
  return (
    <>
      {!isSplashOver && <SplashWatch {...start} onOver={endSplash} />}
      {hasArrived && (
        <Suspense fallback={null}>
          <OfferedSession />
        </Suspense>
      )}
      {pages}
    </>
  )
}
