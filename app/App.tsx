import { useEffect } from 'react'
import { useFocusPage } from './navigation/use-focus-page'
import { useScrollMemory } from './navigation/use-scroll-memory'
import { AppRoutes } from './routes/AppRoutes'
import { removeSplash } from './start/splash-element'
import { SplashOverContext } from './start/start-context'
import { useStart } from './start/use-start'

/** The product. Everything loads under the splash; it goes when the start-up is over. */
export function App() {
  const isSplashOver = useStart()
  useScrollMemory()
  useFocusPage()
  useEffect(() => {
    if (isSplashOver) removeSplash()
  }, [isSplashOver])
  return (
    <SplashOverContext.Provider value={isSplashOver}>
      <AppRoutes />
    </SplashOverContext.Provider>
  )
}
