import { useEffect, useState } from 'react'

const paint = 'first-contentful-paint'

/** A browser that does not tell when it painted counts from now. */
const paintedSoFar = () =>
  PerformanceObserver.supportedEntryTypes.includes('paint')
    ? performance.getEntriesByName(paint)[0]?.startTime
    : performance.now()

/**
 * When the splash was first painted, milliseconds on the performance clock. The code may run before
 * that (a cached bundle, a busy phone): then it is undefined until the browser has painted.
 */
export function useSplashPaintedAt(): number | undefined {
  const [paintedAt, setPaintedAt] = useState(paintedSoFar)
  useEffect(() => {
    if (paintedAt !== undefined) return
    const observer = new PerformanceObserver(() => setPaintedAt(paintedSoFar()))
    observer.observe({ type: 'paint', buffered: true })
    return () => observer.disconnect()
  }, [paintedAt])
  return paintedAt
}
