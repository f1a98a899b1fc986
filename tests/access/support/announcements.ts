import type { Page } from '@playwright/test'

/**
 * Records what the live regions announce, as text, because a compiled function may refer to helpers
 * that the page does not have. A polite region that is inserted together with its text is marked,
 * because screen readers may not have noticed it in time.
 */
const LISTEN = `{
  const REGION = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
  const said = (window.__said = [])
  const texts = new WeakMap()
  const words = (node) => {
    if (node.nodeType === 3) return node.textContent
    if (node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true' || node.hidden) return ''
    return [...node.childNodes].map(words).join(node.matches('span, b, a, button') ? '' : ' ')
  }
  const tidy = (text) => text.replace(/\\s+/g, ' ').trim()
  const regionOf = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(REGION)
  addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(REGION)) texts.set(region, tidy(words(region)))
    new MutationObserver((changes) => {
      const added = new Map()
      for (const { target, addedNodes, type } of changes) {
        const region = regionOf(target)
        if (region) added.set(region, (added.get(region) ?? '') + ' ' + (type === 'characterData' ? words(target) : [...addedNodes].map(words).join(' ')))
        for (const node of addedNodes) {
          if (node.nodeType !== 1 || !node.isConnected) continue
          for (const inner of [node, ...node.querySelectorAll(REGION)]) {
            if (inner.matches(REGION) && !added.has(inner)) added.set(inner, '')
          }
        }
      }
      for (const [region, part] of added) {
        if (!region.isConnected || region.closest('[aria-hidden="true"]')) continue
        const before = texts.get(region)
        const now = tidy(words(region))
        texts.set(region, now)
        const isPart = region.getAttribute('aria-atomic') === 'false'
        const text = isPart ? tidy(part) : now
        const isRepeated = now === before && tidy(part) === ''
        if (text === '' || isRepeated || (now === before && !part.trim())) continue
        const isLate = before === undefined && region.getAttribute('role') !== 'alert'
        said.push((isLate ? 'unheard: ' : '') + text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}`

/** Listens to the live regions of every page that is opened from now on. */
export const listen = (page: Page) => page.addInitScript({ content: LISTEN })

/** Position in photos that have just appeared. It changes nothing yet. */
const FIRST_POSITION = /^unheard: 1 (\/|of) \d+/

/** Returns the announcements since the last call. */
export async function said(page: Page) {
  const texts = await page.evaluate(() =>
    (window as unknown as { __said: string[] }).__said.splice(0),
  )
  return texts.filter((text) => !FIRST_POSITION.test(text))
}
