import type { Page } from '@playwright/test'

/** How the guest reads: settings of the page, besides the width of the window. */
interface Reading {
  name: string
  width: number
  /** Style sheet that the guest adds. */
  css?: string
  direction?: 'rtl'
  forcedColors?: 'active'
}

const SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

const LARGE = 'html{font-size:200%!important}'

/** The smallest phone with the largest text. */
const largestText: Reading = { name: 'text at 200 % on a phone', width: 320, css: LARGE }

/** Ways of reading that WCAG 2.2 AA names: 1.4.4, 1.4.10, 1.4.12, and the system's own colours. */
export const readings: readonly Reading[] = [
  { name: '320 px', width: 320 },
  { name: 'text spacing at 1280 px', width: 1280, css: SPACING },
  { name: 'text spacing at 390 px', width: 390, css: SPACING },
  { name: 'text at 200 %', width: 1280, css: LARGE },
  largestText,
  { name: 'right to left at 1280 px', width: 1280, direction: 'rtl' },
  { name: 'right to left at 390 px', width: 390, direction: 'rtl' },
  { name: 'forced colours', width: 1280, forcedColors: 'active' },
]

/**
 * The script is a text, because a compiled function may refer to helpers that the page does not
 * have.
 */
const FAULTS = `(() => {
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth + 1) found.push('scrolls sideways: ' + root.scrollWidth + ' px')
  const hidden = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at)
      if (clipPath.startsWith('inset(50%') || at.ariaHidden === 'true') return true
    }
  }
  const words = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const ground = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return undefined
      if (!/, 0\\)$|transparent/.test(backgroundColor)) return backgroundColor
    }
  }
  // On the smallest phone a word of less than half a line has room somewhere.
  const brokenWords = (each) => [...each.childNodes].filter((node) => node.nodeType === 3).flatMap((node) =>
    [...node.data.matchAll(/(?<!\\S)[\\p{L}\\p{M}]{3,}(?!\\S)/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      const isShort = boxes.reduce((sum, { width }) => sum + width, 0) < innerWidth * 0.45
      return isShort && new Set(boxes.map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    }),
  )
  for (const each of document.querySelectorAll('body *')) {
    if (!words(each) || !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || hidden(each)) continue
    const style = getComputedStyle(each)
    const text = each.tagName.toLowerCase() + ' "' + each.textContent.trim().slice(0, 40) + '"'
    const isCut = (overflow) => /hidden|clip/.test(overflow)
    const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
    if (!ellipsis && isCut(style.overflowX) && each.scrollWidth > each.clientWidth + 1) found.push('cut off sideways: ' + text)
    if (!ellipsis && isCut(style.overflowY) && each.scrollHeight > each.clientHeight + 2) found.push('cut off below: ' + text)
    const box = each.getBoundingClientRect()
    // A guest can scroll to everything in a row that scrolls by itself.
    const scroller = each.closest('[data-scrolls], [role="toolbar"], [role="tablist"]')
    if (!scroller && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && ![...(function* () { for (let at = each.parentElement; at; at = at.parentElement) yield at })()].some((at) => /hidden|clip|auto|scroll/.test(getComputedStyle(at).overflowX) && at !== root && at !== document.body)) {
      found.push('outside the window: ' + text)
    }
    if (style.color === ground(each)) found.push('as dark as its ground: ' + text)
    for (const word of innerWidth > 320 ? [] : brokenWords(each)) found.push('broken in the middle: ' + word + ' in ' + text)
  }
  return [...new Set(found)]
})()`

/** Returns what a guest with these settings cannot read on the page. */
export async function faultsOf(page: Page, reading: Reading): Promise<string[]> {
  await page.setViewportSize({ width: reading.width, height: 800 })
  await page.emulateMedia({ forcedColors: reading.forcedColors ?? 'none' })
  // The page's policy forbids style elements.
  await page.evaluate(
    ([css, direction]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      document.documentElement.dir = direction
    },
    [reading.css ?? '', reading.direction ?? 'ltr'] as const,
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const faults = (await page.evaluate(FAULTS)) as string[]
  return faults.map((fault) => `${reading.name}: ${fault}`)
}
