import { TIME } from '@domain/constants'

const FIRST_PAINT = 'first-contentful-paint'

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock, or undefined
 * before that.
 */
export const splashPaintTime = () => performance.getEntriesByName(FIRST_PAINT)[0]?.startTime

/**
 * Calls back with the time of the splash's first paint. A browser without paint timing, or one that
 * resists fingerprinting, never tells it, so one second after the first frame this calls back with
 * that frame's time, and the caller uses whichever comes first.
 */
export function whenSplashPainted(onPainted: (paintedAt: number) => void) {
  const observer = new PerformanceObserver(() => {
    const paintedAt = splashPaintTime()
    if (paintedAt === undefined) return
    observer.disconnect()
    onPainted(paintedAt)
  })
  observer.observe({ type: 'paint', buffered: true })
  requestAnimationFrame((at) => setTimeout(onPainted, TIME.splashMinimum, at))
}
