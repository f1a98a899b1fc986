/** In milliseconds. */
const FADE = { usual: 160, still: 1 } as const

/** Clicks the element under the splash at a point. */
function clickThrough(splash: HTMLElement, { clientX, clientY }: MouseEvent) {
  splash.remove()
  document
    .elementFromPoint(clientX, clientY)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/**
 * Removes the splash, which is plain HTML in index.html, at a moment on the performance clock. It
 * fades out unless motion is reduced. The page is already rendered underneath. The browser keeps
 * the time of the fade by itself, so that it is not late when a script is running then. The guest
 * may tap on the page before that script has ended and the element is gone, so a tap goes through
 * it.
 */
export function removeSplash(moment = performance.now()) {
  const splash = document.getElementById('splash')
  if (!splash) return
  splash.removeAttribute('id')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const begun = performance.now()
  const fading = (splash.firstElementChild ?? splash).animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: isStill ? FADE.still : FADE.usual,
    easing: 'ease-out',
    delay: Math.max(0, moment - begun),
    fill: 'both',
  })
  // Otherwise it begins with the next frame, and laying out the page for that frame takes long.
  fading.startTime = begun
  fading.onfinish = () => splash.remove()
  splash.onclick = (event) => {
    if (fading.playState !== 'idle' && performance.now() > moment) clickThrough(splash, event)
  }
}
