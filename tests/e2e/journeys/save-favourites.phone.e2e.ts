import { propertyCopy } from '@domain/copy/property-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { toastCopy } from '@domain/copy/toast-copy'
import { paths } from '@domain/paths'
import { openAs, tunde } from '@tests/e2e/support/guests'
import { cardLinks, heart, open, splashGone, toast } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const listing = "Potter's Yard"
const search = paths.discoverSearch('potter')

test('a visitor who clicks a heart sees a login warning and goes to /login (FAV-06, ROLE-04)', async ({
  page,
}) => {
  await open(page, search)
  await heart(page, listing).click()
  await expect(toast(page, toastCopy.loginToSave)).toBeVisible()
  await expect(page.getByText(toastCopy.loginToSave.text)).toBeVisible()
  await expect(page).toHaveURL(paths.login)
})

test('a guest saves and removes a listing, and every page shows it (FAV-01, FAV-02, FAV-03, FAV-09, PROP-21, SAVED-05)', async ({
  page,
  product,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/favourites')) calls.push(request.method())
  })
  await openAs(page, product.address, tunde, search)
  await splashGone(page)
  await expect(heart(page, listing)).toHaveAttribute('aria-pressed', 'false')
  await heart(page, listing).click()
  await expect(heart(page, listing)).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page, toastCopy.saved)).toBeVisible()
  await expect.poll(() => calls).toEqual(['GET', 'POST', 'GET'])

  await cardLinks(page).first().click()
  await page.getByRole('button', { name: propertyCopy.unsave }).click()
  await expect(page.getByRole('button', { name: propertyCopy.save, exact: true })).toBeVisible()
  await expect(toast(page, toastCopy.removed)).toBeVisible()
  await expect.poll(() => calls).toEqual(['GET', 'POST', 'GET', 'DELETE', 'GET'])
  await page.getByRole('button', { name: propertyCopy.save, exact: true }).click()
  await expect(page.getByRole('button', { name: propertyCopy.unsave })).toBeVisible()
  await expect.poll(() => calls.at(-2)).toBe('POST')

  await page.goBack()
  await expect(heart(page, listing)).toHaveAttribute('aria-pressed', 'true')
  await open(page, paths.savedListings)
  await expect(cardLinks(page).first()).toHaveText(listing)
  const saved = await cardLinks(page).count()
  await expect(page.getByText(savedCopy.count(saved))).toBeVisible()
  await heart(page, listing).click()
  await expect(cardLinks(page)).toHaveCount(saved - 1)
  await page.reload()
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(saved - 1)
})
