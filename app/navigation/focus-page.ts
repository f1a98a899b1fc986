import { CONTENT_ID } from '@ui/layout/content-id'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Moves the focus to a control, or to a heading or container, which Tab still skips. */
export function putFocus(element: HTMLElement, options?: FocusOptions) {
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus(options)
}

/** Milliseconds that the heading of a page waits for the control that was followed there. */
const CONTROL_TIMEOUT = 1_000

/** Heading of the page. What is shown while a page loads does not count. */
const HEADING = `#${CONTENT_ID} h1:not([aria-busy="true"])`

let isComing = false

/** Returns whether a new page is about to take the focus. */
export const isPageComing = () => isComing

/**
 * Moves the focus to the new page's heading as soon as it is there, or to the control that `find`
 * returns. It gives up when the focus moves elsewhere meanwhile. Returns a function that ends the
 * wait.
 *
 * @param find Returns undefined while the control may still come, and null when there is none.
 */
export function focusPage(find: () => HTMLElement | null | undefined = () => null) {
  const from = document.activeElement
  const observer = new MutationObserver(attempt)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOverdue = false
  isComing = true

  function end() {
    isComing = false
    observer.disconnect()
    clearTimeout(timer)
  }
  function attempt() {
    const active = document.activeElement
    if (active !== from && active !== document.body) return end()
    const heading = document.querySelector<HTMLElement>(HEADING)
    const control = find()
    if (!control && heading && control === undefined && !isOverdue) {
      timer ??= setTimeout(() => {
        isOverdue = true
        attempt()
      }, CONTROL_TIMEOUT)
      return undefined
    }
    const target = control ?? heading
    if (!target) return undefined
    putFocus(target, { preventScroll: true })
    return end()
  }

  observer.observe(document.body, { childList: true, subtree: true })
  attempt()
  return end
}
