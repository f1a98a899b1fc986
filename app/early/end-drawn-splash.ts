import { isDrawnForUs } from '@app/start/drawn-page'
import { removeSplash } from '@app/start/splash-element'
import { TIME } from '@domain/constants'
import { DRAWN_DATA_ID } from '@domain/page-data'

const FIRST_PAINT = 'first-contentful-paint'
/** In milliseconds. */
const NEXT_LOOK = 50

/**
 * Its element follows the page's markup, so all of that has arrived. A splash that says that the
 * page cannot start stays: what the server has drawn would look alive.
 */
function endOnceArrived() {
  if (document.querySelector('.splash[data-failed]')) return
  if (document.getElementById(DRAWN_DATA_ID)) removeSplash()
  else setTimeout(endOnceArrived, NEXT_LOOK)
}

/**
 * Ends the splash without waiting for the bundle where the document carries the page: a visitor has
 * no session to check, and the listings are there. It still shows for its second.
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
