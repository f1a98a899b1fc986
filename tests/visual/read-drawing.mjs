// Evaluated in a world of its own, whose functions the page cannot replace.

// What these draw is in no attribute, so a page with one never equals another.
const unreadable = 'canvas, video, audio, iframe, object, embed'
// Their addresses follow from the code of the page and draw nothing.
const undrawn = 'script, link, noscript, template, style, meta'

const attributesOf = ({ attributes }) =>
  [...attributes]
    .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
    .sort()
    .join('')

const unknown = () => `unreadable ${performance.timeOrigin} ${Math.random()}`

/** Number of pixels of a photo that are read at most. */
const MOST_PIXELS = 250_000

/** Returns the pixels of a photo that the page has made, whose address differs in every run. */
const pixelsOf = (image) => {
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth * naturalHeight > MOST_PIXELS) return unknown()
  const canvas = new OffscreenCanvas(naturalWidth || 1, naturalHeight || 1)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return data.join(' ')
}

const stateOf = (element) => {
  const state = []
  const note = (name, value) => state.push(` ${name}=${JSON.stringify(value)}`)
  for (const name of ['value', 'checked', 'indeterminate', 'selected']) {
    if (name in element) note(name, element[name])
  }
  if (element.scrollLeft !== 0) note('scrollLeft', element.scrollLeft)
  if (element.scrollTop !== 0) note('scrollTop', element.scrollTop)
  if (element === document.activeElement) note('active', true)
  if (element.matches(':modal, :popover-open')) note('top', true)
  if (element instanceof HTMLImageElement) {
    note('source', element.currentSrc)
    // A photo that has not come yet looks different.
    note('width', element.naturalWidth)
    if (element.currentSrc.startsWith('blob:')) note('pixels', pixelsOf(element))
  }
  return state.join('')
}

/**
 * Returns everything that decides what the page looks like, apart from the files that it shows by
 * their addresses: its elements with the state that no attribute has, and every rule of its styles.
 * Two pages that return the same text look the same in every state that a picture forces.
 */
globalThis.stayletReadDrawing = () => {
  const lines = [document.title]
  const read = (node, depth) => {
    if (node instanceof Text) lines.push(`${depth} ${JSON.stringify(node.data)}`)
    if (!(node instanceof Element) || node.matches(undrawn)) return
    if (node.matches(unreadable)) lines.push(unknown())
    lines.push(`${depth} ${node.localName}${attributesOf(node)}${stateOf(node)}`)
    for (const child of node.shadowRoot?.childNodes ?? []) read(child, depth + 1)
    for (const child of node.childNodes) read(child, depth + 1)
  }
  // The head draws nothing but the rules, and how many scripts it names depends on the build.
  lines.push(`html${attributesOf(document.documentElement)} scrolled ${window.scrollY}`)
  read(document.body, 0)
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    for (const rule of sheet.cssRules) lines.push(rule.cssText)
  }
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded')
  lines.push(...fonts.map(({ family, weight }) => `font ${family} ${weight}`))
  // React numbers ids as it renders, and a page that was rendered once more has higher ones.
  const numbers = new Map()
  const text = lines.join('\n').replaceAll(/blob:\S+?[\da-f-]{36}/g, 'blob')
  return text.replaceAll(/_r_[\da-z]+_/g, (id) => {
    if (!numbers.has(id)) numbers.set(id, `id ${numbers.size}`)
    return numbers.get(id)
  })
}
