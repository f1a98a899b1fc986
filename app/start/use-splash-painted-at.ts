import { useEffect, useState } from 'react'

const FIRST_PAINT = 'first-contentful-paint'

/** Returns when the splash was painted. Browsers without paint timing count from now. */
const paintedSoFar = () =>
  PerformanceObserver.supportedEntryTypes.includes('paint')
    ? performance.getEntriesByName(FIRST_PAINT)[0]?.startTime
    : performance.now()

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock. A cached
 * bundle or a busy phone can run the code earlier. The result is undefined until the browser has
 * painted.
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
