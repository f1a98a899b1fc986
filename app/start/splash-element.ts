/** The splash is plain HTML in index.html, painted with the first byte; these are its two ends. */

/** When it was first painted, on the performance clock; now, where the browser does not say. */
export const splashPaintedAt = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()

/** Takes it away; its own style fades it, unless motion is reduced. */
export function removeSplash() {
  const splash = document.getElementById('splash')
  if (!splash) return
  splash.addEventListener('transitionend', () => splash.remove(), { once: true })
  splash.dataset['over'] = ''
  if (getComputedStyle(splash).transitionDuration === '0s') splash.remove()
}
