import { useEffect, useState } from 'react'
import { splashPaintedSoFar, whenSplashPainted } from './when-splash-painted'

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock. A cached
 * bundle or a busy phone can run the code earlier. The result is undefined until the browser has
 * painted.
 */
export function useSplashPaintedAt(): number | undefined {
  const [paintedAt, setPaintedAt] = useState(splashPaintedSoFar)
  useEffect(
    () => (paintedAt === undefined ? whenSplashPainted(setPaintedAt) : undefined),
    [paintedAt],
  )
  return paintedAt
}
