import { TIME } from '@domain/constants'

const FIRST_PAINT = 'first-contentful-paint'

const paintTime = () => performance.getEntriesByName(FIRST_PAINT)[0]?.startTime

/**
 * Returns when the splash was first painted, in milliseconds on the performance clock, or undefined
 * before that. Browsers without paint timing count from now.
 */
export const splashPaintedSoFar = () =>
  PerformanceObserver.supportedEntryTypes.includes('paint') ? paintTime() : performance.now()

/**
 * Calls back once with the time of the splash's first paint. A browser that resists fingerprinting
 * never tells it, so there the first frame counts, one second later.
 *
 * @returns A function that stops waiting.
 */
export function whenSplashPainted(onPainted: (paintedAt: number) => void) {
  const stop = () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const tell = (paintedAt: number) => {
    stop()
    onPainted(paintedAt)
  }
  const observer = new PerformanceObserver(() => {
    const paintedAt = paintTime()
    if (paintedAt !== undefined) tell(paintedAt)
  })
  observer.observe({ type: 'paint', buffered: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame((at) => {
    timer = setTimeout(() => tell(at), TIME.splashMinimum)
  })
  return stop
}
