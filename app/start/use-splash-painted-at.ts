import { useEffect, useState } from 'react'
import { TIME } from '@domain/constants'

const FIRST_PAINT = 'first-contentful-paint'

/** Returns when the splash was painted. Browsers without paint timing count from now. */
const paintedSoFar = () =>
  PerformanceObserver.supportedEntryTypes.includes('paint')
    ? performance.getEntriesByName(FIRST_PAINT)[0]?.startTime
    : performance.now()

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock. A cached
 * bundle or a busy phone can run the code earlier. The result is undefined until the browser has
 * painted. A browser that resists fingerprinting never tells, so there the first frame counts.
 */
export function useSplashPaintedAt(): number | undefined {
  const [paintedAt, setPaintedAt] = useState(paintedSoFar)
  useEffect(() => {
    if (paintedAt !== undefined) return
    const observer = new PerformanceObserver(() => setPaintedAt(paintedSoFar()))
    observer.observe({ type: 'paint', buffered: true })
    const frame = requestAnimationFrame((at) => {
      setTimeout(() => setPaintedAt((told) => told ?? at), TIME.splashMinimum)
    })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [paintedAt])
  return paintedAt
}
