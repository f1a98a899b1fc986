import { filtersCopy } from '@domain/copy/filters-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { expectNoFaults } from '@tests/e2e/support/accessibility'
import { smallHitAreas } from '@tests/e2e/support/hit-areas'
import { bookingCard, cardLinks, open } from '@tests/e2e/support/pages'
import { pathPages, phonePages } from '@tests/e2e/support/path-pages'
import { expect, test } from '@tests/e2e/support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, openPage] of Object.entries(pathPages)) {
  // The other pages hardly differ from the desktop's (pages.desktop.e2e.ts).
  const isForPhones = phonePages.has(name)
  const title = isForPhones ? ', no accessibility faults and no violation of the policy' : ''

  test(`${name} has hit areas of 44 pixels${title}`, async ({ page, product }) => {
    await openPage(page, product.address)
    expect.soft(await smallHitAreas(page)).toEqual([])
    if (isForPhones) await expectNoFaults(page)
  })
}

test('every control of the menu, the filters, the lightbox and the calendar has a hit area of 44 pixels', async ({
  page,
}) => {
  const layer = page.getByRole('dialog')
  const small = () => smallHitAreas(page, '[role="dialog"]')
  await open(page, paths.home)
  await expect(cardLinks(page)).toHaveCount(12)
  for (const name of [headerCopy.openMenu, filtersCopy.title]) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(layer).toBeVisible()
    expect(await small(), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
  }
  await open(page, `${paths.property('potters-yard')}?photo=1`)
  await expect(layer).toBeVisible()
  expect(await small(), 'lightbox').toEqual([])
  await page.keyboard.press('Escape')
  await bookingCard(page)
    .getByRole('button', { name: /choose a date/ })
    .first()
    .click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await small(), 'calendar').toEqual([])
})
