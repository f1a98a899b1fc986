/** In milliseconds. */
const FADE = { usual: 160, still: 1 } as const

/**
 * Removes the splash, which is plain HTML in index.html, after a delay in milliseconds. It fades
 * out unless motion is reduced. The page is already rendered underneath.
 *
 * @returns The splash and its fade, or undefined where it is gone or its end is set.
 */
export function removeSplash(delay = 0) {
  const splash = document.getElementById('splash')
  if (!splash) return undefined
  splash.removeAttribute('id')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fading = (splash.firstElementChild ?? splash).animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: isStill ? FADE.still : FADE.usual,
    easing: 'ease-out',
    delay,
    fill: 'both',
  })
  fading.onfinish = () => splash.remove()
  return { splash, fading }
}
