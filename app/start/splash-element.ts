const fade = { duration: 160, easing: 'ease-out' }

/**
 * Removes the splash, which is plain HTML in index.html. It fades out unless motion is reduced. The
 * page is already rendered underneath.
 */
export function removeSplash() {
  const splash = document.getElementById('splash')
  if (!splash) return
  splash.removeAttribute('id')
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    splash.remove()
    return
  }
  const fading = (splash.firstElementChild ?? splash).animate(
    [{ opacity: 1 }, { opacity: 0 }],
    fade,
  )
  fading.onfinish = () => splash.remove()
}
