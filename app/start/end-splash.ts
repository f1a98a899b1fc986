/**
 * Fades the splash out after a delay in milliseconds (ui/theme/splash-css.ts), and removes it. The
 * page is below it. A splash that says that the start has failed stays.
 */
export function endSplash(delay = 0) {
  const splash = document.getElementById('splash')
  if (!splash || splash.matches('[data-over], :has([data-failed])')) return
  splash.style.setProperty('--splash-left', `${Math.max(0, delay)}ms`)
  splash.setAttribute('data-over', '')
  splash.addEventListener('animationend', () => splash.remove())
  // Otherwise the delay begins with the next frame, for which a slow phone lays out the page.
  const now = performance.now()
  for (const fading of splash.firstElementChild?.getAnimations() ?? []) fading.startTime = now
}
