/**
 * Notes where the focus is, for code that comes late (app/navigation/lost-focus.ts): a control can go
 * with its focus before that, and what is gone does not tell what was around it.
 */
export function noteFocus() {
  const note = (event: FocusEvent) => {
    const [control, ...around] = event.composedPath().filter((each) => each instanceof HTMLElement)
    if (control) window.focusPath = [control, ...around]
  }
  addEventListener('focusin', note, true)
}
