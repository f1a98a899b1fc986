import { TIME } from '@domain/constants'

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock, or undefined
 * before that.
 */
export const splashPaintTime = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime

/**
 * Resolves with the time of the splash's first paint. A browser without paint timing, or one that
 * resists fingerprinting, never tells it, and then that of the first frame counts, one second later.
 */
export const whenSplashPainted = () =>
  new Promise<number>((resolve) => {
    const look = () => {
      const paintedAt = splashPaintTime()
      if (paintedAt !== undefined) resolve(paintedAt)
    }
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
    requestAnimationFrame((at) => setTimeout(resolve, TIME.splashMinimum, at))
  })
