/** Age in milliseconds above which a tap is forgotten, because its answer would be a surprise. */
const LONGEST = 5000

declare global {
  interface Window {
    /**
     * Clicks the button that was tapped too early, if any, and stops looking for one, except in an
     * element that React cannot take over yet.
     */
    answerEarlyTap?: (except?: string) => void
  }
}

/**
 * Keeps the last button that a guest taps before React can answer: the page that the server has
 * drawn looks ready as soon as the splash is over. Links work by themselves.
 */
export function keepEarlyTap() {
  let within = '#root'
  let button: HTMLElement | null = null
  let tappedAt = 0
  const keep = ({ target, timeStamp }: MouseEvent) => {
    const tapped =
      target instanceof Element ? target.closest<HTMLElement>(`${within} button`) : null
    if (!tapped) return
    button = tapped
    tappedAt = timeStamp
  }
  addEventListener('click', keep, true)
  window.answerEarlyTap = (except) => {
    if (except) within = except
    else removeEventListener('click', keep, true)
    if (!button || (except && button.closest(except))) return
    const tapped = performance.now() - tappedAt < LONGEST ? button : null
    button = null
    // React has learned by then that the code of the content has come.
    setTimeout(() => tapped?.click())
  }
}
