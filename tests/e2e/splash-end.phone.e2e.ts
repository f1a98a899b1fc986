import type { Page } from '@playwright/test'
import sharp from 'sharp'
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

/** Standard deviation of the colours of a picture above which it shows more than the splash. */
const VARIED = 40

/**
 * Returns a function that gives the last picture that the browser has shown. Unlike a screenshot it
 * needs nothing of the page's main thread.
 */
async function openCamera(page: Page) {
  const session = await page.context().newCDPSession(page)
  let shown: Buffer | undefined
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    shown = Buffer.from(data, 'base64')
    // The browser sends no further pictures before the last ones are confirmed.
    // At the end of a test the page may be closed before that.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 200, maxHeight: 400 })
  // The browser leaves out pictures while the test is slow, and the last change may be among them, so
  // it is given one change after another.
  await page.evaluate(() => {
    const dot = document.body.appendChild(document.createElement('i'))
    dot.style.cssText = 'position: fixed; z-index: 9999; inset: 0 auto auto 0; border: 1px solid'
    dot.animate([{ transform: 'none' }, { transform: 'translateX(2px)' }], {
      duration: 200,
      iterations: Infinity,
    })
  })
  return () => shown
}

/** Returns how much the colours of a picture differ from each other. */
async function variety(picture: Buffer | undefined) {
  if (!picture) return 0
  const { channels } = await sharp(picture).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

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
    await page.goto(path, { waitUntil: 'commit' })
    const lastPicture = await openCamera(page)
    await page.locator('html[data-painted]').waitFor({ state: 'attached' })
    await page.locator('#splash').waitFor({ state: 'detached' })
    // The browser has the page and the time of the fade with the frame after that.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    )
    isPainted()
    await asked
    await expect.poll(() => variety(lastPicture())).toBeGreaterThan(VARIED)
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
