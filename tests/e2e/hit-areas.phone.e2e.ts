import { filtersCopy } from '@domain/copy/filters-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { smallHitAreas } from '@tests/e2e/support/hit-areas'
import { cardLinks, open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The server responds with this status to an address that leads to no page.
  tolerated: /404 \(Not Found\) \(.*\/404\)/,
})

for (const path of [paths.signUp, paths.forgotPassword, paths.onboarding('1'), paths.notFound]) {
  test(`every control of ${path} has a hit area of 44 pixels`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await smallHitAreas(page)).toEqual([])
  })
}

test('every control of the menu, the filters, the lightbox and the calendar has a hit area of 44 pixels', async ({
  page,
}) => {
  await open(page, paths.home)
  await expect(cardLinks(page)).toHaveCount(12)
  for (const name of [headerCopy.openMenu, filtersCopy.title]) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await smallHitAreas(page, '[role="dialog"]'), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await open(page, `${paths.property('potters-yard')}?photo=1`)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallHitAreas(page, '[role="dialog"]'), 'lightbox').toEqual([])
  await page.keyboard.press('Escape')
  await page
    .locator('#booking-card')
    .getByRole('button', { name: /choose a date/ })
    .first()
    .click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await smallHitAreas(page, '[role="dialog"]'), 'calendar').toEqual([])
})
