/** Height in CSS pixels, from the window's lower edge, that toasts leave free. */
const FLOOR = '--toast-floor'

/** Keeps toasts above this height until the returned function runs. */
export function liftToasts(height: number): () => void {
  const { style } = document.documentElement
  style.setProperty(FLOOR, `${Math.round(height)}px`)
  return () => {
    style.removeProperty(FLOOR)
  }
}

/**
 * Keeps toasts above a control where it is now, if it is in the lower half of the window, where
 * toasts appear. Otherwise they are at their usual place again.
 */
export function liftToastsAbove(control: Element | null) {
  const { top = 0, bottom = 0 } = control?.getBoundingClientRect() ?? {}
  const isInTheWay = bottom > window.innerHeight / 2 && top < window.innerHeight
  liftToasts(isInTheWay ? window.innerHeight - top : 0)
}
