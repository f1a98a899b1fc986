import { endSplash } from '@app/start/end-splash'
import { whenSplashPainted } from '@app/start/when-splash-painted'
import { TIME } from '@domain/constants'
import { arrivedResponses } from '@features/listing/rendered-responses'

declare global {
  interface Window {
    /** Resolves when the browser has the page that the server rendered, and the splash's end. */
    splashEndSet?: Promise<unknown>
  }
}

const nextFrame = () =>
  new Promise<void>((resolve) => {
    // The frame is complete when the timer fires.
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Resolves once the document has arrived. */
const documentComplete = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })

/**
 * Ends the splash without waiting for the bundle where the document carries the page, because a
 * visitor has no session to check and the listings have arrived. The splash still shows for one
 * second. The page is laid out under the splash only after the splash's first paint, which the layout
 * would delay.
 */
export function showRenderedPage() {
  window.splashEndSet = (async () => {
    const over = (await whenSplashPainted()) + TIME.splashMinimum
    const half = new Promise((resolve) => setTimeout(resolve, (over - performance.now()) / 2))
    // Texts are laid out once, in their own font, but not at the last moment.
    await Promise.race([document.fonts.ready, half])
    document.documentElement.setAttribute('data-painted', '')
    await documentComplete()
    // Without its end, which is the data, React renders the page anew, below the splash.
    if (arrivedResponses()) endSplash(over - performance.now())
    await nextFrame()
  })()
}
