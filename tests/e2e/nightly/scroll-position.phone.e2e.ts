import type { Page } from '@playwright/test'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { laidOut, open, splashGone, takenOver } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const TOP = 900

const top = (page: Page) => page.evaluate(() => window.scrollY)

const setTop = (page: Page, position: number) =>
  page.evaluate((to) => window.scrollTo(0, to), position)

/** Waits until React has taken the page over and the start is over. */
async function taken(page: Page) {
  await takenOver(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-starting')
}

/** Notes where the page is when the splash goes. */
const noteTop = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main') || document.querySelector('.splash')) return
      document.documentElement.dataset['top'] ??= String(window.scrollY)
    })
    watch.observe(document, { childList: true, subtree: true })
  })

for (const [title, path] of [
  ['the home page', paths.home],
  ['Discover', paths.discover],
  ['a property', paths.property('potters-yard')],
] as const) {
  test(`${title} has its position when the splash goes, after a reload and after Back`, async ({
    page,
  }) => {
    await open(page, path)
    await taken(page)
    await setTop(page, TOP)
    await noteTop(page)
    const release = await holdBack(page, '**/assets/first-*.js')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-top', String(TOP))
    release()
    await taken(page)
    expect(await top(page)).toBe(TOP)
    // To another document.
    await page.goto(paths.support)
    await splashGone(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-top', String(TOP))
  })
}

test('typing in the search of the header leaves the page where it is', async ({ page }) => {
  await open(page, paths.home)
  await taken(page)
  const field = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await setTop(page, TOP + 400)
  await laidOut(page)
  // The header has gone, and comes back when a guest scrolls up.
  await setTop(page, TOP)
  await expect(field).toBeInViewport()
  // Playwright's own tap scrolls the page.
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {}
  await page.touchscreen.tap(x + 10, y + 10)
  await expect(field).toBeFocused()
  await page.keyboard.type('lekki')
  await laidOut(page)
  expect(await top(page)).toBe(TOP)
})
