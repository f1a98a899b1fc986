import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test('photo, name and price of a clicked card stay while its page loads', async ({ page }) => {
  const release = await holdBack(page, /PropertyPage-[^/]+\.js/)
  await open(page, paths.home)
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const price = (await card.locator('b').textContent()) ?? ''
  const photo = card.getByRole('img').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const seen = await photo.evaluate((image: HTMLImageElement) => image.currentSrc)

  await card.getByRole('link').click()
  await expect(page).toHaveURL(/propertydetail/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main.getByText(price)).toBeVisible()
  const shown = main.getByRole('img', { name })
  await expect(shown).toBeVisible()
  const background = await shown.evaluate((image) => getComputedStyle(image).backgroundImage)
  expect(background).toContain(seen)

  release()
  await expect(page.locator('#booking-card')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
})

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the filter panel is a skeleton until its code has loaded', async ({ page }) => {
    const release = await holdBack(page, /BrowseFilterPanel-[^/]+\.js/)
    await open(page, paths.discover)
    const panel = page.locator('#filter-panel')
    await expect(panel.locator('[aria-hidden]')).toBeVisible()
    const place = await panel.boundingBox()
    release()
    await expect(panel.getByRole('region')).toBeVisible()
    expect(await panel.boundingBox()).toEqual(place)
  })
})
