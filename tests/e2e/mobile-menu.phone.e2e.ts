import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { cardLinks, discoverListings, follow, open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test('the mobile menu opens, contains every link, closes, and opens a page (HEAD-06, HEAD-01, HEAD-02)', async ({
  page,
}) => {
  await open(page, paths.home)
  const button = page.getByRole('button', { name: headerCopy.openMenu })
  await button.click()
  const menu = page.getByRole('dialog', { name: headerCopy.mainNavigation })
  for (const name of [...Object.values(headerCopy.nav), ...Object.values(headerCopy.icons)]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('button', { name: headerCopy.closeMenu }).click()
  await expect(menu).toHaveCount(0)
  await button.click()
  await menu.getByRole('link', { name: headerCopy.nav.discover, exact: true }).click()
  await expect(page).toHaveURL(paths.discover)
  await expect(menu).toHaveCount(0)
})

test('a menu whose code comes late does not open over the next page', async ({ page }) => {
  const release = await holdBack(page, '**/assets/MobileMenu-*.js')
  await open(page, paths.home)
  const button = page.getByRole('button', { name: headerCopy.openMenu })
  const asked = page.waitForRequest('**/assets/MobileMenu-*.js')
  await button.click()
  await asked
  await follow(page, paths.discover)
  const come = page.waitForEvent('requestfinished', (each) => each.url().includes('/MobileMenu-'))
  release()
  await come
  // The menu can be opened by then, so its code is there.
  await expect(async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('Back closes the menu with its page, and Forward does not open it again', async ({ page }) => {
  await open(page, paths.home)
  await follow(page, paths.discover)
  // A menu that opens before the page has come belongs to the page that goes.
  await expect(cardLinks(page)).toHaveCount(discoverListings(page))
  await page.getByRole('button', { name: headerCopy.openMenu }).click()
  const menu = page.getByRole('dialog', { name: headerCopy.mainNavigation })
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expect(menu).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(paths.discover)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu).toHaveCount(0)
})
