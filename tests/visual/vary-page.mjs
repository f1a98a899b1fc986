// Runs in every page. It switches the document from one variant to the next, marks the elements
// whose forced states matter, and reads what no picture shows.
const never = ':not(never)'
const pseudoOf = {
  hover: /:hover(?![\w-])/g,
  pressed: /:active(?![\w-])/g,
}
const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'
const controls = `${focusable}, label, [role="button"], [role="option"], [role="tab"], [role="link"]`

/** Sets what one variant changes in the document. */
window.stayletVary = ({ scheme, textSize, direction }) => {
  const { documentElement: root } = document
  root.setAttribute('data-scheme', scheme)
  root.style.fontSize = `${textSize}%`
  root.dir = direction
}

function* styleRules(rules) {
  for (const rule of rules) {
    if (rule.selectorText) yield rule
    if (rule.cssRules) yield* styleRules(rule.cssRules)
  }
}

const rulesOfDocument = function* () {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    // A sheet of another origin cannot be read, and no story has one.
    yield* styleRules(sheet.cssRules)
  }
}

/** Finds the elements that a rule would apply to if the pseudo-class were true everywhere. */
function subjectsOf(pseudo) {
  const found = new Set()
  for (const { selectorText } of rulesOfDocument()) {
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

const nameOf = (element) => {
  const text =
    element.getAttribute('aria-label') ??
    element.getAttribute('title') ??
    element.getAttribute('name') ??
    element.textContent ??
    ''
  const role = element.getAttribute('role')
  const tag = element.localName + (role ? `[${role}]` : '')
  return `${tag} "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
}

/**
 * Says which element a click on the middle of a control would reach, if not the control. It may be
 * around the control, as with an invisible layer that one of its pseudo-elements draws.
 */
const coverOf = (element) => {
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const reached = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!reached || element.contains(reached)) return ''
  return `, a click reaches ${nameOf(reached)}`
}

const isMoving = ({ transitionDuration, animationName }) =>
  animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s')

/** Lists cursors, covered controls and motion, one line for each element that has any. */
window.stayletBehaviour = () => {
  const lines = []
  const areas = document.body.querySelectorAll(':scope > :not(script, style, .sb-wrapper)')
  for (const element of [...areas].flatMap((area) => [area, ...area.querySelectorAll('*')])) {
    const style = getComputedStyle(element)
    if (style.display === 'none' || style.visibility === 'hidden') continue
    if (element.matches(controls)) {
      lines.push(`${nameOf(element)}: cursor ${style.cursor}${coverOf(element)}`)
    }
    if (isMoving(style)) {
      lines.push(
        `${nameOf(element)}: transition ${style.transitionProperty} ${style.transitionDuration} ` +
          `${style.transitionTimingFunction} ${style.transitionDelay}, animation ` +
          `${style.animationName === 'none' ? 'none' : style.animationDuration} ` +
          `${style.animationTimingFunction} ${style.animationIterationCount}`,
      )
    }
    for (const side of ['::before', '::after']) {
      const pseudo = getComputedStyle(element, side)
      const { content } = pseudo
      if (content !== 'none' && content !== 'normal' && isMoving(pseudo)) {
        lines.push(`${nameOf(element)}${side}: transition ${pseudo.transitionDuration}`)
      }
    }
  }
  window.scrollTo(0, 0)
  return lines
}
