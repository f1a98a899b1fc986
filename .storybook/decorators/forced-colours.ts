import { useEffect } from 'react'

/**
 * Colours that a browser forces, as far as a page can imitate them. The background keeps its shape:
 * an element that has one gets the system's, and the others stay transparent.
 */
const imitation = `
  :root[data-forced-colours] { background: Canvas !important; }
  [data-forced-colours] :is(*, *::before, *::after) {
    color: CanvasText !important;
    border-color: CanvasText !important;
    outline-color: Highlight !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  [data-forced-colours] [data-forced-ground] { background: Canvas !important; }
  [data-forced-colours] :is(a[href], a[href] *) { color: LinkText !important; }
  [data-forced-colours] :is(button, button *) { color: ButtonText !important; }
  [data-forced-colours] button[data-forced-ground] { background: ButtonFace !important; }
  [data-forced-colours] :is(:disabled, :disabled *, [aria-disabled='true']) {
    color: GrayText !important;
    border-color: GrayText !important;
  }
`

const asked = '(forced-colors: active)'
const written = new Map<CSSMediaRule, string>()

/** Applies the product's own rules for forced colours, even those of components that came later. */
function applyRules() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes(asked)) continue
    written.set(rule, rule.media.mediaText)
    rule.media.mediaText = 'all'
  }
}

function markGrounds() {
  for (const element of document.body.querySelectorAll('*:not([data-forced-ground])')) {
    const { backgroundColor } = getComputedStyle(element)
    if (!/^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor))
      element.setAttribute('data-forced-ground', '')
  }
}

function imitate() {
  const { documentElement: root } = document
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = imitation
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      root.removeAttribute('data-forced-colours')
      markGrounds()
      applyRules()
      root.setAttribute('data-forced-colours', '')
    })
  }
  const observer = new MutationObserver(update)
  observer.observe(document.body, { childList: true, subtree: true })
  update()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    style.remove()
    root.removeAttribute('data-forced-colours')
    for (const element of document.querySelectorAll('[data-forced-ground]')) {
      element.removeAttribute('data-forced-ground')
    }
    for (const [rule, mediaText] of written) rule.media.mediaText = mediaText
    written.clear()
  }
}

/**
 * Imitates forced colours while the toolbar asks for them, because no page can switch them on. The
 * visual review photographs the browser's own.
 */
export const useForcedColours = (isActive: boolean) =>
  useEffect(() => (isActive ? imitate() : undefined), [isActive])
