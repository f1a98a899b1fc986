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
 * Lets the browser lay out the page under the splash (ui/theme/splash-css.ts). It is an attribute of
 * the document, because the markup of the page may still be on its way.
 */
const showDrawnPage = () => document.documentElement.setAttribute('data-painted', '')

/**
 * Ends the splash without waiting for the bundle where the document carries the page, because a
 * visitor has no session to check and the listings have arrived. The splash still shows for one
 * second. The page is laid out under the splash only after the splash's first paint, which the
 * layout would delay.
 */
export function endDrawnSplash() {
  if (!isDrawnForUs()) return
  const observer = new PerformanceObserver(() => {
    const [paint] = performance.getEntriesByName(FIRST_PAINT)
    if (!paint) return
    observer.disconnect()
    const left = paint.startTime + TIME.splashMinimum - performance.now()
    setTimeout(endOnceArrived, left)
    // Texts are laid out once, in their own font, but not at the last moment.
    void document.fonts.ready.then(showDrawnPage)
    setTimeout(showDrawnPage, left / 2)
  })
  observer.observe({ type: 'paint', buffered: true })
}
