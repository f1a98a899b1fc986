// Runs in every page. It reads the looks of what a scrolling area hides: a picture shows the whole
// page, but only the visible part of a list that scrolls by itself.

/** Minimum size in CSS pixels of an area whose content somebody can see. */
const LEAST_SIZE = 4

const properties = [
  'color',
  'background-color',
  'background-image',
  'border-width',
  'border-style',
  'border-color',
  'border-radius',
  'box-shadow',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration',
  'text-transform',
  'padding',
  'margin',
  'fill',
  'stroke',
  'stroke-width',
]

const isScrolling = (element) => {
  const { overflowX, overflowY } = getComputedStyle(element)
  if (overflowX === 'visible' && overflowY === 'visible') return false
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  if (Math.min(clientWidth, clientHeight) < LEAST_SIZE) return false
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
}

const isOutside = (element, frame) => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  if (left === right || top === bottom) return false
  return right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom
}

const looksOf = (element) => {
  const style = getComputedStyle(element)
  return properties.map((name) => style.getPropertyValue(name)).join(', ')
}

/** Lists the looks of elements outside the visible part of their area, equal ones once. */
window.stayletOutOfSight = () => {
  const hidden = new Set()
  for (const area of [...document.body.querySelectorAll('*')].filter(isScrolling)) {
    const frame = area.getBoundingClientRect()
    for (const element of area.querySelectorAll('*')) {
      if (isOutside(element, frame)) hidden.add(element)
    }
  }
  const counts = new Map()
  for (const element of hidden) {
    const line = `${element.localName} out of sight: ${looksOf(element)}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].map(([line, count]) => `${count} ${line}`)
}
