import type { Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { paths } from '@domain/paths'
import { bookingCard, cardLinks, open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

const header = (page: Page) => page.getByRole('banner')
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('the home page hides its header on scrolling down past 100 px, keeps the type tabs and ends with the footer (HEAD-05, HOME-06, HOME-10, HOME-08)', async ({
  page,
}) => {
  await open(page, paths.home)
  await expect(cardLinks(page)).toHaveCount(12)
  await scrollTo(page, 99)
  // A header that shows this listens to scrolling. Before that, one jump would go unnoticed.
  await expect(header(page)).toHaveAttribute('data-scrolled', 'true')
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 300)
  await expect(header(page)).not.toBeInViewport()
  await scrollTo(page, 280)
  await expect(header(page)).toBeInViewport({ ratio: 1 })

  const tabs = page.getByRole('toolbar')
  await cardLinks(page).last().scrollIntoViewIfNeeded()
  await expect(tabs).toBeInViewport()
  await expect.poll(async () => (await tabs.boundingBox())?.y ?? -1).toBeLessThan(120)

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
})

test('the property page always shows one way to a booking (PROP-06, BOOK-08)', async ({ page }, {
  project,
}) => {
  await open(page, paths.property('potters-yard'))
  const card = bookingCard(page)
  await expect(card).toBeAttached()
  if (project.name === 'desktop') {
    const before = await card.boundingBox()
    const aside = page.getByRole('complementary').filter({ has: card })
    expect(await aside.evaluate((element) => getComputedStyle(element).position)).toBe('sticky')
    const main = await page.getByRole('main').boundingBox()
    expect((before?.x ?? 0) + (before?.width ?? 0) / 2).toBeGreaterThan((main?.width ?? 0) / 2)
    return
  }
  const bar = page.getByRole('button', { name: bookingCardCopy.addDates })
  await expect(bar).toBeInViewport()
  await bar.click()
  await expect(page.getByRole('dialog', { name: bookingCardCopy.checkIn })).toBeVisible()
})
