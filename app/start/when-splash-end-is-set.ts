/** Longest wait for the end of the splash to be set, in milliseconds. */
const PATIENCE = 1000

/** Resolves after the next frame, or at once in a hidden tab, which has none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Resolves when the browser has the picture of the page that the server has drawn and the time of
 * the splash's end (app/early/end-drawn-splash.ts). React takes the page over after that, because
 * its first task is long on a cheap phone and would delay both.
 */
export async function whenSplashEndIsSet() {
  const until = performance.now() + PATIENCE
  while (document.getElementById('splash') && !document.hidden && performance.now() < until) {
    await nextFrame()
  }
  await nextFrame()
}
