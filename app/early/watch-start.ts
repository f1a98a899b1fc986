import { TIME } from '@domain/constants'

declare global {
  interface Window {
    /** Says that the page cannot start, with a button that loads it again. */
    failStart?: () => void
  }
}

/** Extensions and networks write scripts of their own into the page, and their errors are not ours. */
const isOurs = (address: string) => address.startsWith(`${location.origin}/assets/`)

const reload = () => location.reload()

/**
 * Shows a message with a Retry button in the splash where the page cannot start: a file of the first
 * screen fails or takes 15 seconds, its code throws, or the document is cut off. A page that the server
 * has rendered stays above the message. This runs in index.html, because the scripts that it watches
 * cannot report their own absence.
 */
export function watchStart() {
  let splash: HTMLElement | null = null
  const findSplash = () => (splash ??= document.getElementById('splash'))

  const fail = () => {
    const root = document.getElementById('root')
    const isRendered = root?.hasAttribute('data-rendered') === true
    // React has taken the page over, and reports what is missing by itself.
    if (root?.hasChildNodes() && !isRendered) return
    if (document.readyState === 'loading' && performance.now() < TIME.requestTimeout) {
      addEventListener('DOMContentLoaded', fail, { once: true })
      return
    }
    const screen = findSplash()?.querySelector('.splash')
    if (!splash || !screen) return
    // A page that has broken later has removed its splash.
    document.body.append(splash)
    splash.setAttribute('data-over', '')
    // A page that is rendered for this guest can be read (show-rendered-page.ts).
    screen.setAttribute('data-failed', isRendered && window.splashEndSet ? 'below' : '')
    screen.querySelector('button')?.addEventListener('click', reload)
    if (!navigator.onLine) addEventListener('online', reload)
  }
  window.failStart = fail

  const onError = (event: Event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement && isOurs(target.src)) fail()
    // React empties the page after it has reported the error.
    else if (event instanceof ErrorEvent && isOurs(event.filename)) setTimeout(fail)
  }
  // Failures of files do not bubble.
  addEventListener('error', onError, true)
  addEventListener('DOMContentLoaded', () => {
    findSplash()
    if (!document.getElementById('root')) fail()
  })
  // On a slow network a guest goes on reading the page that the server has rendered.
  setTimeout(() => findSplash()?.isConnected && fail(), TIME.requestTimeout)
}
