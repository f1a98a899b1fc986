import type { Page } from '@playwright/test'
import { discoverCopy } from '@domain/copy/discover-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { paths } from '@domain/paths'
import {
  cardLinks,
  discoverListings,
  open,
  pager,
  takenOver,
  typeTab,
} from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** Also of cards that the browser has not drawn yet, because they are far away. */
const names = (page: Page) => cardLinks(page).allTextContents()
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Heights of cards that were not drawn yet are estimates, so the browser may be some pixels off. */
const isNear = async (page: Page, place: number) => Math.abs((await scrollTop(page)) - place) < 20

async function search(page: Page, term: string) {
  await page.getByRole('combobox', { name: headerCopy.searchLabel }).fill(term)
  await page.keyboard.press('Enter')
}

test('a header search opens the results, a blank one does nothing, and Clear search removes it (HEAD-08, HEAD-09, DISC-03, DISC-04)', async ({
  page,
}) => {
  await open(page, paths.home)
  // Before that the browser itself submits the form, also a blank one.
  await takenOver(page)
  for (const blank of ['', '   ']) {
    await search(page, blank)
    await expect(page).toHaveURL(paths.home)
  }
  await search(page, 'lekki')
  await expect(page).toHaveURL('/discover?search=lekki')
  await expect(
    page.getByRole('heading', { level: 1, name: discoverCopy.searchHeading('lekki') }),
  ).toBeVisible()
  const found = page.getByRole('status').filter({ hasText: /^\d+ homes$/ })
  await expect(found).toBeVisible()
  const count = await found.innerText()
  await page.getByRole('button', { name: discoverCopy.clearSearch }).click()
  await expect(page).toHaveURL(paths.discover)
  await expect(page.getByRole('combobox', { name: headerCopy.searchLabel })).toHaveValue('')
  await expect(found).not.toHaveText(count)
})

test('the slides above the search pause and turn at a tap (HOME-02)', async ({ page }) => {
  await open(page, paths.home)
  await takenOver(page)
  await page.getByRole('button', { name: homeCopy.heroPause }).tap()
  await expect(page.getByRole('button', { name: homeCopy.heroPlay })).toBeVisible()
  const second = page.getByRole('button', { name: homeCopy.heroSlide(2, 3) })
  await second.tap()
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('a new search returns to page 1 and explains an empty result (DISC-08, DISC-11)', async ({
  page,
}) => {
  await open(page, '/discover?page=2')
  await expect(cardLinks(page)).toHaveCount(discoverListings(page))
  await search(page, 'zzzz')
  await expect(page).toHaveURL('/discover?search=zzzz')
  await expect(page.getByRole('heading', { name: discoverCopy.emptyTitle })).toBeVisible()
  await expect(page.getByText(discoverCopy.emptyBody)).toBeVisible()
})

test('Back, Forward and a reload restore the list and its scroll position (DISC-05, DISC-06, FILT-03)', async ({
  page,
}) => {
  await open(page, paths.discover)
  await typeTab(page, 'House').click()
  await expect(page).toHaveURL(/type=/)
  await expect(cardLinks(page)).toHaveCount(discoverListings(page))
  await pager(page).getByRole('link', { name: pagerCopy.next }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(pager(page).locator('[aria-current="page"]')).toHaveText('2')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  const address = page.url()
  const list = await names(page)
  const last = cardLinks(page).last()
  // A card takes no tap in its first frame in the window, and another attempt would scroll.
  await last.click({ trial: true })
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  const left = await scrollTop(page)

  await last.click()
  await expect(page).toHaveURL(/propertydetail/)
  await expect(page.locator('#booking-card')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => names(page)).toEqual(list)
  await expect.poll(() => isNear(page, left)).toBe(true)

  await page.goForward()
  await expect(page).toHaveURL(/propertydetail/)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(list)
  await page.reload()
  await expect(page).toHaveURL(address)
  await expect.poll(() => names(page)).toEqual(list)
  await expect.poll(() => isNear(page, left)).toBe(true)
})

test(
  'a pasted description is searched by its beginning, and shows no failure',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(
      page,
      `${paths.discover}?${new URLSearchParams({ search: 'A quiet loft. '.repeat(40) })}`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: failureCopy.retry })).toHaveCount(0)
    const box = page.getByRole('combobox', { name: headerCopy.searchLabel })
    await expect(box).toHaveAttribute('maxlength', '200')
  },
)
