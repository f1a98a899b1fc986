import { useEffect, useState } from 'react'

const paint = 'first-contentful-paint'

const entryTime = () => performance.getEntriesByName(paint)[0]?.startTime

/**
 * When the splash was first painted, milliseconds on the performance clock. The code may run before
 * that (a cached bundle, a busy phone): then it is undefined until the browser has painted. A
 * browser that does not tell counts from now.
 */
export function useSplashPaintedAt(): number | undefined {
  const [paintedAt, setPaintedAt] = useState(entryTime)
  useEffect(() => {
    if (paintedAt !== undefined) return
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      setPaintedAt(performance.now())
      return
    }
    const observer = new PerformanceObserver(() => setPaintedAt(entryTime()))
    observer.observe({ type: 'paint', buffered: true })
    return () => observer.disconnect()
  }, [paintedAt])
  return paintedAt
}
