// Runs in every docs page. It reads what the page itself draws, around the stories, and returns the
// parts that nobody can read in the chosen scheme and the marks that should have become code.

/** Stories and advice. Their own tests check their colours. */
const stories = '.sb-story, .sb-unstyled, iframe'

/** Parts that show a colour, or one at which the text is not meant to be read. */
const exempt = `${stories}, .swatch, svg, script, style, textarea, [aria-hidden="true"], :disabled`

/** Contrast of large text, which is the least that WCAG accepts for any text. */
const LEAST_CONTRAST = 3

/** Area in square CSS pixels from which a part counts as a ground, and not as a knob. */
const LEAST_AREA = 2_000

/** Luminance that separates the grounds of the two schemes. */
const MIDDLE = 0.4

const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Returns red, green, blue and opacity from 0 to 1, however the browser writes the colour. */
function channelsOf(colour) {
  brush.clearRect(0, 0, 1, 1)
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  return [...brush.getImageData(0, 0, 1, 1).data].map((channel) => channel / 255)
}

function luminanceOf([red, green, blue]) {
  const [r, g, b] = [red, green, blue].map((channel) =>
    channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the luminance of the first ground below an element that hides what is behind it. */
function groundOf(element) {
  for (let at = element; at; at = at.parentElement) {
    const ground = channelsOf(getComputedStyle(at).backgroundColor)
    if (ground[3] > 0.9) return luminanceOf(ground)
  }
  return 1
}

const isSeen = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1

const nameOf = (element) =>
  `<${element.localName}> '${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}'`

const ownText = (element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('')

const partsOf = (root) =>
  [...root.querySelectorAll('*')].filter((part) => !part.closest(exempt) && isSeen(part))

/** Returns the texts that are hardly lighter or darker than their ground. */
function paleTexts(root) {
  return partsOf(root).flatMap((part) => {
    if (ownText(part).trim() === '') return []
    const [ink, ground] = [luminanceOf(channelsOf(getComputedStyle(part).color)), groundOf(part)]
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
    return contrast < LEAST_CONTRAST
      ? [`text has a contrast of ${contrast.toFixed(1)}: ${nameOf(part)}`]
      : []
  })
}

/** Returns the parts whose ground belongs to the other scheme. */
function strangeGrounds(root, scheme) {
  return partsOf(root).flatMap((part) => {
    const { width, height } = part.getBoundingClientRect()
    const ground = channelsOf(getComputedStyle(part).backgroundColor)
    if (ground[3] <= 0.9 || width * height < LEAST_AREA) return []
    const isLight = luminanceOf(ground) > MIDDLE
    return isLight === (scheme === 'dark')
      ? [`has a ${isLight ? 'light' : 'dark'} ground in the ${scheme} scheme: ${nameOf(part)}`]
      : []
  })
}

/** Returns the texts that show a mark of Markdown instead of what it means. */
function shownMarks(root) {
  return [...root.querySelectorAll('*')]
    .filter((part) => !part.closest(`pre, ${stories}, script, style, textarea`))
    .filter((part) => /`|\*\*|\]\(/.test(ownText(part)))
    .map((part) => `shows Markdown: ${nameOf(part)}`)
}

globalThis.stayletLookAtPage = (root, scheme) => [
  ...new Set([...paleTexts(root), ...strangeGrounds(root, scheme), ...shownMarks(root)]),
]
