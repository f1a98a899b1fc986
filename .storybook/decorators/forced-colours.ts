import { useEffect } from 'react'

/**
 * Colours that a browser forces, as far as a page can imitate them. Text has the colour of what is
 * around it. The background keeps its shape: an element that has one gets the system's, and the others
 * stay transparent. What keeps its own colours (`forced-color-adjust`) is left alone.
 */
const imitation = `
  :root[data-forced-colours], [data-forced-colours] body {
    background: Canvas !important;
    color: CanvasText !important;
  }
  [data-forced-colours] body *:not([data-forced-own]) {
    color: inherit !important;
    border-color: currentcolor !important;
    outline-color: Highlight !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  [data-forced-colours] body [data-forced-ground]:not([data-forced-own]) {
    background-color: Canvas !important;
  }
  [data-forced-colours] body a[href]:not([data-forced-own]) { color: LinkText !important; }
  [data-forced-colours] body :is(input, select, textarea):not([data-forced-own]) {
    color: FieldText !important;
  }
  [data-forced-colours] body button:not([data-forced-own]) { color: ButtonText !important; }
  [data-forced-colours] body button[data-forced-ground]:not([data-forced-own]) {
    background-color: ButtonFace !important;
  }
  [data-forced-colours] body :disabled:not([data-forced-own]) { color: GrayText !important; }
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

function markOwn() {
  for (const element of document.body.querySelectorAll('*')) {
    const isOwn = getComputedStyle(element).forcedColorAdjust === 'none'
    element.toggleAttribute('data-forced-own', isOwn)
  }
}

const marks = ['data-forced-ground', 'data-forced-own']

const isOurs = ({ attributeName }: MutationRecord) => marks.includes(attributeName ?? '')

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
      markOwn()
      root.setAttribute('data-forced-colours', '')
    })
  }
  // A choice changes an attribute, and the colours with it.
  const observer = new MutationObserver((changes) => {
    if (!changes.every(isOurs)) update()
  })
  observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  update()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    style.remove()
    root.removeAttribute('data-forced-colours')
    for (const mark of marks) {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
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
