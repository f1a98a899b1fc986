// Runs in every page. It switches the document from one variant to the next, and marks the elements
// whose forced states matter.
const never = ':not(never)'
const pseudoOf = {
  hover: /:hover(?![\w-])/g,
  pressed: /:active(?![\w-])/g,
}
const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'

/** Sets what one variant changes in the document. */
window.stayletVary = ({ scheme, textSize, direction }) => {
  const { documentElement: root } = document
  root.setAttribute('data-scheme', scheme)
  root.style.fontSize = `${textSize}%`
  root.dir = direction
}

const conditionOf = (rule) => {
  if (rule instanceof CSSStartingStyleRule) return '@starting-style'
  if (rule instanceof CSSSupportsRule || !rule.conditionText) return undefined
  return `${rule instanceof CSSMediaRule ? '@media' : '@container'} ${rule.conditionText}`
}

/** Yields each style rule with the conditions around it, such as '@media (min-width: 600px)'. */
function* rulesIn(rules, conditions = []) {
  for (const rule of rules) {
    // A rule that this browser does not know draws nothing.
    if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue
    if (rule.selectorText) yield { rule, conditions }
    if (!rule.cssRules) continue
    const own = conditionOf(rule)
    yield* rulesIn(rule.cssRules, own ? [...conditions, own] : conditions)
  }
}

/** Yields every style rule of the document. */
window.stayletRules = function* () {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    // A sheet of another origin cannot be read, and no story has one.
    yield* rulesIn(sheet.cssRules)
  }
}

/** Finds the elements that a rule would apply to if the pseudo-class were true everywhere. */
function subjectsOf(pseudo) {
  const found = new Set()
  for (const { rule } of window.stayletRules()) {
    const { selectorText } = rule
    if (selectorText.search(pseudo) === -1) continue
    const always = selectorText.replaceAll(pseudo, never).replaceAll(/::[\w-]+(\([^)]*\))?/g, '')
    for (const element of document.querySelectorAll(always)) found.add(element)
  }
  return found
}

const withAncestors = (elements) => {
  const found = new Set()
  for (const element of elements) {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      found.add(at)
      // A rule such as "a:hover + b" colours the neighbour of the element that is hovered.
      if (at.previousElementSibling?.matches(focusable)) found.add(at.previousElementSibling)
    }
  }
  return found
}

/**
 * Marks the elements that a state is forced on, and returns how many there are. Without any, the
 * state looks like the page at rest.
 */
window.stayletMark = (state) => {
  const marked =
    state === 'focus'
      ? new Set(document.querySelectorAll(focusable))
      : withAncestors(subjectsOf(pseudoOf[state]))
  for (const element of marked) element.setAttribute('data-forced', '')
  if (state === 'focus') {
    for (const element of withAncestors(marked)) element.setAttribute('data-forced-within', '')
  }
  return marked.size
}

window.stayletUnmark = () => {
  for (const name of ['data-forced', 'data-forced-within']) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
}
