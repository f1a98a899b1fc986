/**
 * Keeps a docs page where it is until the designer uses it. A form that takes the focus when it is
 * drawn, or a calendar that shows its first day, would scroll the page to itself.
 */
export function keepPlace() {
  let isUsed = false
  for (const type of ['pointerdown', 'keydown']) {
    window.addEventListener(type, ({ isTrusted }) => (isUsed ||= isTrusted), true)
  }
  const { focus, scrollIntoView } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, isUsed ? options : { ...options, preventScroll: true })
  }
  HTMLElement.prototype.scrollIntoView = function (options) {
    if (isUsed) scrollIntoView.call(this, options)
  }
}
