// Runs in every page. It reads what no picture shows, element by element.
const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]'
const controls = `${focusable}, label, [role="button"], [role="option"], [role="tab"], [role="link"]`

/** Hides the ids that React numbers, because they change with every component before them. */
const withoutIds = (text) => text.replaceAll(/[:«_]r\w+[:»_]/g, 'id')

const shorten = (text) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)

/** Returns the name that a reviewer would give to an element. */
window.stayletNameOf = (element) => {
  if (element.matches('html, body')) return element.localName
  const text =
    element.getAttribute('aria-label') ??
    element.getAttribute('title') ??
    element.getAttribute('name') ??
    element.textContent ??
    ''
  const role = element.getAttribute('role')
  const tag = element.localName + (role ? `[${role}]` : '')
  return `${tag} "${shorten(withoutIds(text))}"`
}

/**
 * Returns the element that a click on the middle of a control would reach, if not the control
 * itself. It may contain the control, for instance when one of its pseudo-elements draws an
 * invisible layer.
 */
const coverOf = (element) => {
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const reached = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
  if (!reached || element.contains(reached)) return ''
  return `, a click reaches ${window.stayletNameOf(reached)}`
}

const isMoving = ({ transitionDuration, animationName }) =>
  animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s')

function* keyframesIn(rules) {
  for (const rule of rules) {
    if (rule instanceof CSSKeyframesRule) yield rule
    else if (rule.cssRules) yield* keyframesIn(rule.cssRules)
  }
}

/**
 * Returns the steps of animations without their names, which a build derives from their content.
 */
const stepsOf = (names) =>
  names.split(', ').map((name) => {
    const [rule] = [...document.styleSheets]
      .flatMap((sheet) => [...keyframesIn(sheet.cssRules)])
      .filter((keyframes) => keyframes.name === name)
    return [...(rule?.cssRules ?? [])].map((step) => step.cssText).join(' ')
  })

const motionOf = (style) =>
  `transition ${style.transitionProperty} ${style.transitionDuration} ` +
  `${style.transitionTimingFunction} ${style.transitionDelay}` +
  (style.animationName === 'none'
    ? ''
    : `, animation ${style.animationDuration} ${style.animationDelay} ${style.animationTimingFunction} ` +
      `${style.animationIterationCount} ${style.animationDirection} ${style.animationFillMode} ` +
      stepsOf(style.animationName).join(', '))

/** Properties that show only when a page is scrolled, touched, selected or typed into. */
const undrawn = {
  'z-index': 'auto',
  'touch-action': 'auto',
  'user-select': 'auto',
  'overflow-x': 'visible',
  'overflow-y': 'visible',
  'overscroll-behavior': 'auto',
  'scroll-behavior': 'auto',
  'scroll-margin': '0px',
  'scroll-padding': 'auto',
  'scroll-snap-type': 'none',
  'scroll-snap-align': 'none',
  'scroll-snap-stop': 'normal',
  'scrollbar-width': 'auto',
  'scrollbar-gutter': 'auto',
  'break-inside': 'auto',
  'break-before': 'auto',
  'break-after': 'auto',
  resize: 'none',
  'animation-play-state': 'running',
  isolation: 'auto',
  contain: 'none',
  'contain-intrinsic-size': 'none',
  'content-visibility': 'visible',
  'container-type': 'normal',
}
const inherited = [
  'cursor',
  'pointer-events',
  'caret-color',
  'scrollbar-color',
  'print-color-adjust',
  '-webkit-tap-highlight-color',
]

/** Lists the properties that an element sets although they draw nothing. */
function undrawnOf(element, style) {
  const own = Object.entries(undrawn).filter(
    ([name, initial]) => style.getPropertyValue(name) !== initial,
  )
  const found = own.map(([name]) => name)
  if (style.position === 'sticky') found.push('position', 'top', 'right', 'bottom', 'left')
  const around = element.parentElement && getComputedStyle(element.parentElement)
  // A picture of the whole page does not tell what stays in view from what scrolls away.
  if (style.position === 'fixed') found.push('position')
  for (const name of inherited) {
    if (around?.getPropertyValue(name) !== style.getPropertyValue(name)) found.push(name)
  }
  // A caret has the colour of its text unless it has another one.
  return found
    .filter((name) => name !== 'caret-color' || style.caretColor !== style.color)
    .map((name) => `${name} ${style.getPropertyValue(name)}`)
}

/** Attributes that change what a keyboard, a phone or a screen reader offers. */
const meaning =
  /^(aria-.+|role|name|action|method|type|inputmode|autocomplete|autocapitalize|autocorrect|enterkeyhint|spellcheck|maxlength|minlength|min|max|step|pattern|required|readonly|multiple|accept|target|rel|download|tabindex|title|lang|translate|draggable|popover|inert|alt|datetime|scope|dir|srcset|sizes|media|novalidate|for|form|list|disabled|value|href|loading|decoding|fetchpriority|popovertarget|accesskey|hidden|open)$/

const references = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-activedescendant',
  'for',
  'form',
  'list',
  'popovertarget',
])

/**
 * Describes the target of an id, because the ids themselves change with every component before
 * them.
 */
const meantBy = (ids) =>
  ids
    .split(/\s+/)
    .map((id) => {
      const target = document.getElementById(id)
      if (!target) return 'nothing'
      return withoutIds(shorten(target.textContent)) || window.stayletNameOf(target)
    })
    .join(' + ')

const attributesOf = (element) => {
  // The camera itself makes every photo load at once.
  const written = window.stayletWritten?.get(element) ?? {}
  return [...element.attributes].flatMap(({ name, value: now }) => {
    const value = name in written ? written[name] : now
    if (!meaning.test(name) || value === null) return []
    return [references.has(name) ? `${name} -> ${meantBy(value)}` : `${name}=${withoutIds(value)}`]
  })
}

/** Calls a function that scrolls, and puts everything back where it was. */
const withoutScrolling = (look) => {
  const places = [...document.querySelectorAll('*')].map((element) => [
    element,
    element.scrollLeft,
    element.scrollTop,
  ])
  const found = look()
  for (const [element, left, top] of places) {
    if (element.scrollLeft !== left) element.scrollLeft = left
    if (element.scrollTop !== top) element.scrollTop = top
  }
  return found
}

const inOrder = (a, b) => (a < b ? -1 : 1)

/** Yields the root, the body and what the story draws, also into the frames of its own pages. */
function* drawnElements() {
  yield* [document.documentElement, document.body]
  const areas = document.body.querySelectorAll(':scope > :not(script, style, .sb-wrapper)')
  for (const area of areas) {
    yield area
    for (const element of area.querySelectorAll('*')) {
      yield element
      if (element.localName === 'iframe')
        yield* element.contentDocument?.querySelectorAll('*') ?? []
    }
  }
}

const readBehaviour = () => {
  const lines = [
    `title "${document.title}"`,
    ...[...(window.stayletQueries ?? [])].map((query) => `asks for ${query}`).sort(inOrder),
    ...window.stayletOutOfSight(),
  ]
  for (const element of drawnElements()) {
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden') continue
    if (style.display === 'none' && !element.matches('[type="hidden"], source, option')) continue
    const parts = [...attributesOf(element), ...undrawnOf(element, style)]
    if (element.matches(controls)) parts.push(`cursor ${style.cursor}${coverOf(element)}`)
    if (isMoving(style)) parts.push(motionOf(style))
    for (const side of ['::before', '::after']) {
      const pseudo = getComputedStyle(element, side)
      const { content } = pseudo
      if (content !== 'none' && content !== 'normal' && isMoving(pseudo)) {
        parts.push(`${side} ${motionOf(pseudo)}`)
      }
    }
    if (parts.length > 0) lines.push(`${window.stayletNameOf(element)}: ${parts.join('; ')}`)
  }
  return lines
}

/** Lists cursors, covered controls, motion, attributes and styles that no picture shows. */
window.stayletBehaviour = () => withoutScrolling(readBehaviour)

/**
 * Stops what changes by itself after a while, so that no text depends on the speed of the machine.
 */
window.stayletStandStill = () => {
  window.setInterval = () => 0
}
