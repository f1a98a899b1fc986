import { useEffect, useState } from 'react'
import { splashPaintTime, whenSplashPainted } from './when-splash-painted'

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock. A cached
 * bundle or a busy phone can run the code earlier. The result is undefined until the browser has
 * painted.
 */
export function useSplashPaintedAt(): number | undefined {
  const [paintedAt, setPaintedAt] = useState(splashPaintTime)
  useEffect(() => {
    if (paintedAt === undefined) whenSplashPainted((at) => setPaintedAt((told) => told ?? at))
  }, [paintedAt])
  return paintedAt
}
