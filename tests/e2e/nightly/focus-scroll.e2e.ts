import type { Locator, Page } from '@playwright/test'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from '@tests/e2e/support/guests'
import { laidOut, open, splashGone, takenOver } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls down and a little up again, so that the header shows. */
async function scrollTo(page: Page, position: number) {
  for (const step of [position + 400, position]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), step)
    await laidOut(page)
  }
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
}

/** Clicks where the control is. Playwright's own click scrolls the page. */
async function clickInPlace(page: Page, control: Locator) {
  const { x = 0, y = 0 } = (await control.boundingBox()) ?? {}
  await page.mouse.click(x + 15, y + 15)
}

test('typing and Tab in the header leave the page where it is', async ({ page }) => {
  await open(page, paths.home)
  await takenOver(page)
  await scrollTo(page, 900)
  await clickInPlace(page, page.getByRole('combobox', { name: headerCopy.searchLabel }))
  await page.keyboard.type('le')
  expect(await top(page)).toBe(900)
  await page.keyboard.press('Escape')
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press('Tab')
    expect(await top(page)).toBe(900)
  }
})

test('a menu of the header that closes leaves the page where it is', async ({ page, product }, {
  project,
}) => {
  await openAs(page, product.address, ada, paths.home)
  await splashGone(page)
  await takenOver(page)
  await scrollTo(page, 900)
  const isPhone = project.name === 'phone'
  const name = isPhone ? headerCopy.openMenu : headerCopy.openProfileMenu
  const button = page.getByRole('button', { name })
  await clickInPlace(page, button)
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  expect(await top(page)).toBe(900)
})
