const fade = { duration: 160, easing: 'ease-out' }

/**
 * The splash is plain HTML in index.html. Takes it away, fading unless motion is reduced. What it covered is there already.
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
