import type { Page } from '@playwright/test'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { paths } from '@domain/paths'
import { cardLinks, open, splashGone, takenOver } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const FOREIGN = 'https://evil.example/steal.js'

/** What somebody would write into a page whose texts were not escaped. */
const INJECTED = `<script>window.ran = 'inline'</script>
  <script type="module">window.ran = 'module'</script>
  <script src="${FOREIGN}"></script>
  <img src="/icon.svg" alt="" onload="window.ran = 'attribute'">
  <style>main { display: none }</style>`

/** Writes markup into the page after the server has sent it. */
async function inject(page: Page, path: string) {
  await page.route(FOREIGN, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "window.ran = 'foreign'" }),
  )
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('<div id="root"', () => `${INJECTED}<div id="root"`)
    expect(body).toContain(FOREIGN)
    await route.fulfill({ response, body })
  })
}

test.describe('an injected', () => {
  test.use({ tolerated: /Content Security Policy|^policy: / })

  test('script or style is refused, and the page itself works', async ({ page, complaints }) => {
    await inject(page, paths.home)
    await open(page, paths.home)
    await expect(cardLinks(page)).toHaveCount(12)
    await takenOver(page)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined()
    const refused = complaints.flatMap((text) => /^policy: (\S+ \S+)/.exec(text)?.[1] ?? [])
    expect(refused.toSorted()).toEqual([
      'script-src-attr inline',
      `script-src-elem ${FOREIGN}`,
      'script-src-elem inline',
      'script-src-elem inline',
      'style-src-elem inline',
    ])
  })
})

test.describe('the policy allows', () => {
  test.use({ serviceWorkers: 'allow' })

  test('modules, those that a page imports later, the service worker and styles', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.url())
    })
    await open(page, paths.home)
    await takenOver(page)
    const atStart = scripts.length
    await page.getByRole('link', { name: headerCopy.login }).click()
    await splashGone(page)
    await expect(page.getByRole('heading', { level: 1, name: loginCopy.heading })).toBeVisible()
    expect(scripts.length).toBeGreaterThan(atStart)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const inserted = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
        .filter(({ textContent }) => textContent === '')
        .map(({ sheet }) => sheet?.cssRules.length ?? 0),
    )
    expect(Math.max(...inserted)).toBeGreaterThan(10)
  })
})
