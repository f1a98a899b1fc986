import { isDrawnForUs } from '@app/start/drawn-page'
import { whenSplashPainted } from '@app/start/when-splash-painted'
import { TIME } from '@domain/constants'
import { arrivedResponses } from '@features/listing/drawn-responses'
import { beginStart } from '@ui/theme/later-cards'
import { SCRIPTED } from '@ui/theme/while-drawn-large'
import { restorePosition } from './restore-position'
import { setSplashEnd } from './set-splash-end'

/**
 * Lets the browser lay out the page under the splash (ui/theme/splash-css.ts). It is an attribute of
 * the document, because the markup of the page may still be on its way.
 */
const showDrawnPage = () => document.documentElement.setAttribute('data-painted', '')

/**
 * Ends the splash without waiting for the bundle where the document carries the page, because a
 * visitor has no session to check and the listings have arrived. The splash still shows for one
 * second. The page is laid out under the splash only after the splash's first paint, which the
 * layout would delay, and in the same frame the browser learns when to remove the splash.
 */
export function endDrawnSplash() {
  if (!isDrawnForUs()) return
  document.documentElement.setAttribute(SCRIPTED, '')
  beginStart()
  whenSplashPainted((paintedAt) => {
    const over = paintedAt + TIME.splashMinimum
    /**
     * Waits until the document has arrived. Without its end, which is the data, React draws the page
     * anew. A splash that reports a failed start stays, because the page that the server has drawn
     * would look as if it worked.
     */
    const endOnceArrived = () => {
      if (document.readyState === 'loading') {
        document.addEventListener('readystatechange', endOnceArrived, { once: true })
        return
      }
      if (!arrivedResponses()) return document.documentElement.removeAttribute(SCRIPTED)
      if (document.querySelector('.splash[data-failed]')) return
      setSplashEnd(over)
      restorePosition()
    }
    const show = () => {
      if (document.documentElement.hasAttribute('data-painted')) return
      showDrawnPage()
      endOnceArrived()
    }
    // Texts are laid out once, in their own font, but not at the last moment.
    void document.fonts.ready.then(show)
    setTimeout(show, (over - performance.now()) / 2)
  })
}
