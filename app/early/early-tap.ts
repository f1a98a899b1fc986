/** Age in milliseconds above which a tap is forgotten, because its answer would be a surprise. */
const LONGEST = 5000

declare global {
  interface Window {
    /** Returns the button that was tapped too early, if any, and stops looking for one. */
    takeEarlyTap?: () => HTMLElement | undefined
  }
}

/**
 * Keeps the last button that a guest taps before React can answer: the page that the server has
 * drawn looks ready as soon as the splash is over. Links work by themselves.
 */
export function keepEarlyTap() {
  let button: HTMLElement | null = null
  let tappedAt = 0
  const keep = ({ target, timeStamp }: MouseEvent) => {
    const tapped = target instanceof Element ? target.closest<HTMLElement>('#root button') : null
    if (!tapped) return
    button = tapped
    tappedAt = timeStamp
  }
  addEventListener('click', keep, true)
  window.takeEarlyTap = () => {
    removeEventListener('click', keep, true)
    return button && performance.now() - tappedAt < LONGEST ? button : undefined
  }
}
