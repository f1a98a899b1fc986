import { removeSplash } from '@app/start/splash-element'

/** Clicks the element under the splash at a point. */
function clickThrough(splash: HTMLElement, { clientX, clientY }: MouseEvent) {
  splash.remove()
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * Sets the end of the splash to a moment on the performance clock. The browser keeps the time of the
 * fade by itself, so that it is not late when a script is running then. The guest may tap on the
 * page before that script has ended and the element is gone, so a tap goes through it.
 */
export function setSplashEnd(moment: number) {
  const now = performance.now()
  const removed = removeSplash(Math.max(0, moment - now))
  if (!removed) return
  const { splash, fading } = removed
  // Otherwise it begins with the next frame, and laying out the page for that frame takes long.
  fading.startTime = now
  splash.onclick = (event) => {
    if (fading.playState !== 'idle' && performance.now() > moment) clickThrough(splash, event)
  }
}
