import { isDrawnForUs } from '@app/start/drawn-page'
import { removeSplash } from '@app/start/splash-element'
import { TIME } from '@domain/constants'
import { DRAWN_DATA_ID } from '@domain/page-data'

const FIRST_PAINT = 'first-contentful-paint'
/** In milliseconds. */
const CHECK_INTERVAL = 50

/**
 * Waits for an element that follows the page's markup, so that all of the markup has arrived. A
 * splash that reports a failed start stays, because the page that the server has drawn would look
 * as if it worked.
 */
function endOnceArrived() {
  if (document.querySelector('.splash[data-failed]')) return
  if (document.getElementById(DRAWN_DATA_ID)) removeSplash()
  else setTimeout(endOnceArrived, CHECK_INTERVAL)
}

/**
 * Ends the splash without waiting for the bundle where the document carries the page, because a
 * visitor has no session to check and the listings have arrived. The splash still shows for one
 * second.
 */
export function endDrawnSplash() {
  if (!isDrawnForUs()) return
  const observer = new PerformanceObserver(() => {
    const [paint] = performance.getEntriesByName(FIRST_PAINT)
    if (!paint) return
    observer.disconnect()
    setTimeout(endOnceArrived, paint.startTime + TIME.splashMinimum - performance.now())
  })
  observer.observe({ type: 'paint', buffered: true })
}
