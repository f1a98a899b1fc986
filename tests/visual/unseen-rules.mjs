// Runs in every page. It records which of the rules with a condition the pictures show, and lists
// the others: other widths and devices, states that are not forced, selections and placeholders.
const state =
  /:(hover|active|focus-visible|focus-within|focus|visited|target|autofill|-webkit-autofill|user-valid|user-invalid|fullscreen)(?![\w-])/g
const part =
  /::(selection|placeholder|backdrop|file-selector-button|target-text|-webkit-scrollbar[\w-]*|-webkit-\w[\w-]*)/g

/** States that each kind of picture shows. */
const pictured = {
  rest: [],
  hover: [':hover'],
  focus: [':focus', ':focus-visible', ':focus-within'],
  pressed: [':hover', ':active'],
}

/**
 * Properties of a rule for a state that a picture of the state does not show. A transparent colour
 * shows in forced colours alone, which are pictured at rest.
 */
const unseenProperty =
  /^(transition|animation|cursor|touch-action|user-select|pointer-events|scroll|overscroll|z-index|caret)/

const without = (selector) =>
  selector.replaceAll(state, ':not(never)').replaceAll(/::[\w-]+(\([^)]*\))?/g, '')

const find = (selector) => {
  try {
    return document.body.querySelector(selector)
  } catch {
    return null
  }
}

const statesIn = (selector) => [...(selector.match(state) ?? []), ...(selector.match(part) ?? [])]

/** Lists the rules that apply only under a condition, in a state, in a scheme or in a direction. */
const dependent = () =>
  [...window.stayletRules()].filter(
    ({ rule: { selectorText }, conditions }) =>
      conditions.length > 0 ||
      statesIn(selectorText).length > 0 ||
      /\[(data-scheme|dir)/.test(selectorText),
  )

const isMet = (condition) => {
  // window.matchMedia notes what the components ask for.
  const ask = window.stayletMatchMedia ?? window.matchMedia
  return condition.startsWith('@media') && ask(condition.slice('@media '.length)).matches
}

/** Returns whether an element that a selector finds is drawn. */
const isDrawn = (selector) => {
  try {
    return [...document.body.querySelectorAll(selector)].some((one) => one.checkVisibility())
  } catch {
    return false
  }
}

const shown = new WeakSet()

/** Records the rules that the picture of this moment shows. */
window.stayletNoteShown = (kind) => {
  for (const { rule, conditions } of dependent()) {
    if (shown.has(rule) || !conditions.every(isMet)) continue
    if (!statesIn(rule.selectorText).every((one) => pictured[kind].includes(one))) continue
    if (isDrawn(without(rule.selectorText))) shown.add(rule)
  }
}

const declarationsOf = ({ style }, isWanted) =>
  [...style]
    .filter((name) => isWanted(name, style.getPropertyValue(name)))
    .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    .join('; ')

/** Lists the rules about sheets of paper, whose size and margins no picture has. */
const pageRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSPageRule)
    .map((rule) => `@page { ${declarationsOf(rule, () => true)} }`)

/**
 * Lists the rules that concern the story and that no picture has shown, and the conditions of those
 * that pictures have shown, because pictures do not tell a width of 600 from one of 640 pixels.
 */
window.stayletUnseenRules = () => {
  const lines = new Set(pageRules())
  for (const { rule, conditions } of dependent()) {
    const anyScheme = without(rule.selectorText).replaceAll(
      /\[(data-scheme|dir)\b[^\]]*\]/g,
      ':not(never)',
    )
    const element = find(anyScheme)
    if (!element) continue
    const when = [...conditions, ...statesIn(rule.selectorText)].join(' ')
    if (shown.has(rule) && conditions.length > 0) lines.add(`styles for ${conditions.join(' ')}`)
    const isWanted = shown.has(rule)
      ? (name, value) => unseenProperty.test(name) || value === 'transparent'
      : () => true
    const declarations =
      statesIn(rule.selectorText).length > 0 || !shown.has(rule)
        ? declarationsOf(rule, isWanted)
        : ''
    if (declarations) lines.add(`${window.stayletNameOf(element)} ${when} { ${declarations} }`)
  }
  return [...lines].sort((a, b) => (a < b ? -1 : 1))
}
