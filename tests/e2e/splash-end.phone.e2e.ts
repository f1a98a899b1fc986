import type { Page } from '@playwright/test'
import { TIME } from '@domain/constants'
import { splashCopy } from '@domain/copy/splash-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { splashGone, takenOver } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** In milliseconds. */
const LONGEST_FADE = 500

/** Notes each animation that the page begins. */
const noteAnimations = (page: Page) =>
  page.addInitScript(() => {
    const begun: Animation[] = []
    Object.assign(window, { begun })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...values) {
      const animation = animate.apply(this, values)
      begun.push(animation)
      return animation
    }
  })

/** Returns what the splash's end animates, and how long after its first paint that is over. */
const splashEnd = (page: Page) =>
  page.evaluate(() => {
    const [ending] = (window as unknown as { begun: Animation[] }).begun
    const effect = ending?.effect as KeyframeEffect | undefined
    const frames = effect?.getKeyframes() ?? []
    return {
      opacities: frames.map(({ opacity }) => opacity),
      after:
        Number(ending?.startTime) +
        Number(effect?.getComputedTiming().endTime) -
        Number(performance.getEntriesByName('first-paint')[0]?.startTime),
    }
  })

for (const [name, path] of [
  ['home', paths.home],
  ['property', paths.property('potters-yard')],
] as const) {
  test(`the splash over the ${name} page ends on time without the page's main thread (START-05)`, async ({
    page,
  }) => {
    // The end is set before the page's script, which may keep the main thread busy.
    await holdBack(page, '**/assets/first-*.js')
    await noteAnimations(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('html[data-painted]').waitFor({ state: 'attached' })
    await page.locator('#splash').waitFor({ state: 'detached' })
    const { opacities, after } = await splashEnd(page)
    // The browser carries out an animation of the opacity alone, once it knows when it begins.
    expect(opacities).toEqual(['1', '0'])
    expect(after).toBeGreaterThanOrEqual(TIME.splashMinimum)
    expect(after).toBeLessThan(TIME.splashMinimum + LONGEST_FADE)
  })
}

test.describe('without the first script', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('a page that was shown in the meantime is covered by the message', async ({ page }) => {
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/assets/first-*.js', async (route) => {
      await failed
      await route.abort()
    })
    await page.goto(paths.home, { waitUntil: 'commit' })
    await page.locator('#splash').waitFor({ state: 'detached' })
    fail()
    await expect(page.locator('.splash').getByText(splashCopy.failed)).toBeVisible()
  })
})

test.describe('beside a file that is not ours and fails', () => {
  test.use({ tolerated: /Content Security Policy|^policy: / })

  test('the page starts', async ({ page }) => {
    const allow = await holdBack(page, '**/assets/first-*.js')
    await page.goto(paths.home, { waitUntil: 'commit' })
    await page.locator('#splash').waitFor({ state: 'detached' })
    await page.evaluate(async () => {
      await new Promise((failed) => {
        const styles = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: 'https://isp.example/styles.css',
          onerror: failed,
        })
        document.head.append(styles)
      })
      // The page would look for a new build of a file of ours, and a later request ends after that.
      await (await fetch(location.href, { cache: 'no-store' })).text()
    })
    allow()
    await splashGone(page)
    await takenOver(page)
  })
})
