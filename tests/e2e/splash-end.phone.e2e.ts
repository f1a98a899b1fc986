import type { Page } from '@playwright/test'
import { TIME } from '@domain/constants'
import { splashCopy } from '@domain/copy/splash-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const HELD = '/held-by-the-test'

/** A script that keeps the page's main thread until a request of its own is answered. */
const BUSY = `const held = new XMLHttpRequest()
held.open('GET', '${HELD}', false)
held.send()`

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
  test(`the ${name} page is shown on time although its script keeps the main thread busy (START-05)`, async ({
    page,
  }) => {
    let isPainted = () => {}
    const painted = new Promise<void>((resolve) => (isPainted = resolve))
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/assets/first-*.js', async (route) => {
      await painted
      await route.fulfill({ contentType: 'text/javascript', body: BUSY })
    })
    const asked = page.waitForRequest(`**${HELD}`)
    await page.route(`**${HELD}`, async (route) => {
      await answered
      await route.fulfill({ status: 204 })
    })
    await noteAnimations(page)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('html[data-painted]').waitFor({ state: 'attached' })
    await page.locator('#splash').waitFor({ state: 'detached' })
    const { opacities, after } = await splashEnd(page)
    // The browser carries an animation of the opacity out without the page's main thread, once it
    // knows when it begins.
    expect(opacities).toEqual(['1', '0'])
    expect(after).toBeGreaterThanOrEqual(TIME.splashMinimum)
    expect(after).toBeLessThan(TIME.splashMinimum + LONGEST_FADE)
    isPainted()
    await asked
    answer()
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
    await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached' })
  })
})
