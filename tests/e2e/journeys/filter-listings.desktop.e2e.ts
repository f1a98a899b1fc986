import type { Page } from '@playwright/test'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { paths } from '@domain/paths'
import { hands } from '@tests/e2e/support/hands'
import { cardLinks, open, typeTab } from '@tests/e2e/support/pages'
import { expectStill, watchShifts } from '@tests/e2e/support/shifts'
import { expect, test } from '@tests/e2e/support/test'

const names = (page: Page) => cardLinks(page).allInnerTexts()
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ homes?/ })
const panel = (page: Page) => page.getByRole('region', { name: filtersCopy.title })
const settled = (page: Page) =>
  expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)

test('the filter panel works by keyboard, and Back, Forward and a reload restore each list (DISC-02, DISC-09, DISC-10, FILT-03)', async ({
  page,
}) => {
  const keys = hands.keyboard(page)
  await open(page, paths.discover)
  const all = await count(page).innerText()
  await keys.press(
    panel(page).getByRole('button', { name: filterPanelCopy.bedroomOptions['2'], exact: true }),
  )
  await expect(page).toHaveURL('/discover?beds=2')
  await expect(count(page)).not.toHaveText(all)
  const two = await count(page).innerText()
  await keys.type(panel(page).getByRole('textbox', { name: filterPanelCopy.priceMax }), '8abc0000')
  await expect(page).toHaveURL('/discover?beds=2&max=80000')
  await expect(count(page)).not.toHaveText(two)
  await settled(page)
  const list = await names(page)

  // The typed price replaced the previous history entry.
  await page.goBack()
  await expect(page).toHaveURL(paths.discover)
  await expect(count(page)).toHaveText(all)
  await page.goForward()
  await expect(page).toHaveURL('/discover?beds=2&max=80000')
  await expect.poll(() => names(page)).toEqual(list)
  await page.reload()
  await expect.poll(() => names(page)).toEqual(list)
  await expect(panel(page).getByRole('textbox', { name: filterPanelCopy.priceMax })).toHaveValue(
    '80,000',
  )
  await keys.press(panel(page).getByRole('button', { name: filterPanelCopy.reset }))
  await expect(page).toHaveURL(paths.discover)
  await expect(count(page)).toHaveText(all)
})

test(
  'closing and opening the panel keeps the first visible listing in place (DISC-02, DISC-06)',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, '/discover?page=3')
    await expect(cardLinks(page)).toHaveCount(6)
    const toggle = page.getByRole('button', { name: filtersCopy.title })
    // Scroll the second row of three cards just below the bars.
    const kept = cardLinks(page).nth(3)
    await kept.evaluate((card) =>
      window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - 420 }),
    )
    const name = await kept.innerText()
    // Measure the card and not its name, because photo heights depend on the number of columns.
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    const top = async () => (await card.boundingBox())?.y ?? 0
    const before = await top()
    // Playwright's click() would scroll the page a little on its way to the button.
    await toggle.dispatchEvent('click')
    await expect(page).toHaveURL('/discover?page=2&panel=0')
    await expect(cardLinks(page)).toHaveCount(8)
    await settled(page)
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
    await toggle.click()
    await expect(page).toHaveURL('/discover?page=3')
    await expect(cardLinks(page)).toHaveCount(6)
    await settled(page)
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
    await page.goBack()
    await expect(cardLinks(page)).toHaveCount(8)
  },
)

test('other results move nothing', { tag: '@nightly' }, async ({ page }) => {
  await watchShifts(page)
  await open(page, paths.discover)
  const all = await count(page).innerText()
  // A real click would excuse what moves within half a second, which is longer on a slow phone.
  await typeTab(page, 'Villa').dispatchEvent('click')
  await expect(count(page)).not.toHaveText(all)
  await settled(page)
  await typeTab(page, 'All').dispatchEvent('click')
  await expect(count(page)).toHaveText(all)
  await settled(page)
  await expectStill(page)
})
