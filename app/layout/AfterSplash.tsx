import { useEffect, useState, type ComponentType } from 'react'
import { useIsSplashOver } from '@app/start/splash-over'
import { lateCode } from '@ui/layout/late-code'

/** Milliseconds between two attempts to fetch the code. */
const TRY_AGAIN = 15_000

const loadContent = lateCode(() => import('./AfterStart'), 'AfterStart')

/**
 * Content that is loaded once the splash is over. It is apart, so that the layout does not render
 * again, and without Suspense, for which React would wait before it takes over the page.
 */
export function AfterSplash() {
  const isOver = useIsSplashOver()
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (!isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      void loadContent().then(
        (AfterStart) => setPart(() => AfterStart),
        // Pages have their own offline states, so nothing is drawn without this part.
        () => (timer = setTimeout(load, TRY_AGAIN)),
      )
    load()
    return () => clearTimeout(timer)
  }, [isOver])
  return Part && <Part />
}
