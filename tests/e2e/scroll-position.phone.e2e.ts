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

test('a page that is left before its code has arrived has the newer position, after a reload and after Back', async ({
  page,
}) => {
  await open(page, paths.home)
  await taken(page)
  await setTop(page, TOP)
  await noteTop(page)
  await holdBack(page, '**/assets/first-*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-top', String(TOP))
  await setTop(page, 500)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-top', '500')
  await setTop(page, 700)
  await page.goto(paths.support, { waitUntil: 'commit' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-top', '700')
})

for (const [title, isTapped] of [
  ['is set once it is longer', false],
  ['is given up when the guest taps the page before the code has arrived', true],
] as const) {
  test(`a position for which the drawn page is too short ${title}`, async ({ page }) => {
    const [upright, turned] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]
    await open(page, paths.home)
    await taken(page)
    const position = await page.evaluate(() => document.body.scrollHeight - 2 * innerHeight)
    await setTop(page, position)
    await page.goto(paths.support)
    // The cards are in several columns now.
    await page.setViewportSize(turned)
    const release = await holdBack(page, '**/assets/first-*.js')
    await page.goBack({ waitUntil: 'commit' })
    await splashGone(page)
    if (isTapped) await page.getByRole('combobox', { name: headerCopy.searchLabel }).tap()
    release()
    await taken(page)
    expect(await top(page)).toBe(0)
    await page.setViewportSize(upright)
    await laidOut(page)
    await expect.poll(() => top(page)).toBe(isTapped ? 0 : position)
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
