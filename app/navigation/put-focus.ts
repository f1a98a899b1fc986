const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Moves the focus to a control, or to a heading or container, which Tab still skips. */
export function putFocus(element: HTMLElement, options?: FocusOptions) {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus(options)
}

/** Returns whether an element can hold the focus: it is there, visible and enabled. */
export const canHoldFocus = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden="true"]')
