import { VisitBoundary } from '@features/session/VisitBoundary'
import { useCallback, useState } from 'react'
import { useKeptOrigin } from './guards/use-kept-origin'
import { useFocusPage } from './navigation/use-focus-page'
import { useScrollMemory } from './navigation/use-scroll-memory'
import { AppRoutes } from './routes/AppRoutes'
import { removeSplash } from './start/splash-element'
import { SplashWatch } from './start/SplashWatch'
import { SplashOverContext } from './start/start-context'
import { useStart } from './start/use-start'

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
      <VisitBoundary>
        <AppRoutes />
      </VisitBoundary>
    </SplashOverContext.Provider>
  )
}
