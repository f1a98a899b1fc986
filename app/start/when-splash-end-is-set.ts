/** Longest wait for the end of the splash to be set, in milliseconds. */
const PATIENCE = 1000

/**
 * Resolves when the browser has the picture of the page that the server has drawn and the time of
 * the splash's end (app/early/end-drawn-splash.ts). React takes the page over after that, because
 * its first task is long on a cheap phone and would delay both. A hidden tab has no frames.
 */
export const whenSplashEndIsSet = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.getElementById('splash')) requestAnimationFrame(look)
      // The frame is complete when the timer fires.
      else requestAnimationFrame(() => setTimeout(resolve))
    }
    look()
    setTimeout(resolve, document.hidden ? 0 : PATIENCE)
  })
