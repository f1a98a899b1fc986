import { isOfDocsPage } from '../decorators/calm'

/**
 * Keeps what is drawn on a docs page from scrolling it until the designer uses the page. A form that
 * takes the focus, or a calendar that shows its first day, would scroll the page to itself. Links to
 * a heading of the page lead there from the beginning.
 */
export function drawInPlace() {
  let isUsed = false
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, ({ isTrusted }) => (isUsed ||= isTrusted), true)
  }
  const { focus, scrollIntoView } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, isUsed ? options : { ...options, preventScroll: true })
  }
  HTMLElement.prototype.scrollIntoView = function (options) {
    if (isUsed || isOfDocsPage(this)) scrollIntoView.call(this, options)
  }
}
