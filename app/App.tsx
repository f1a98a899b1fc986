import { useCallback, useState } from 'react'
import { useKeptOrigin } from '@app/guards/use-kept-origin'
import { useFocusPage } from '@app/navigation/use-focus-page'
import { useScrollMemory } from '@app/navigation/use-scroll-memory'
import { AppRoutes } from '@app/routes/AppRoutes'
import { OfferedSession } from '@app/sections/account/OfferedSession'
import { removeSplash } from '@app/start/splash-element'
import { SplashWatch } from '@app/start/SplashWatch'
import { SplashOverContext } from '@app/start/start-context'
import { useStart } from '@app/start/use-start'
import { VisitBoundary } from '@features/session/VisitBoundary'

export interface AppProps {
  /** Callback fired when the splash has been removed. */
  onStarted?: () => void
}

/**
 * Renders the product. Everything loads under the splash, which is removed when the start-up is
 * over.
 */
export function App({ onStarted }: AppProps) {
  const start = useStart()
  const [isSplashOver, setSplashOver] = useState(false)
  useScrollMemory()
  useFocusPage()
  useKeptOrigin()
  const endSplash = useCallback(() => {
    removeSplash()
    setSplashOver(true)
    onStarted?.()
  }, [onStarted])
  return (
    <SplashOverContext.Provider value={isSplashOver}>
      {!isSplashOver && <SplashWatch {...start} onOver={endSplash} />}
      <OfferedSession />
      <VisitBoundary>
        <AppRoutes />
      </VisitBoundary>
    </SplashOverContext.Provider>
  )
}
