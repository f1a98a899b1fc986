import type { Page } from '@playwright/test'
import { cardCopy } from '@domain/copy/card-copy'
import { paths } from '@domain/paths'
import { bookingCard, cardLinks, discoverListings, splashGone } from '@tests/e2e/support/pages'
import { expectStill, watchShifts } from '@tests/e2e/support/shifts'
import { expect, test } from '@tests/e2e/support/test'

const places: Record<string, { path: string; ready: (page: Page) => Promise<void> }> = {
  'the home page': {
    path: paths.home,
    ready: async (page) => {
      await expect(cardLinks(page)).toHaveCount(12)
    },
  },
  Discover: {
    path: paths.discover,
    ready: async (page) => {
      await expect(cardLinks(page)).toHaveCount(discoverListings(page))
    },
  },
  'the property page': {
    path: paths.property('potters-yard'),
    ready: async (page) => {
      await expect(bookingCard(page)).toBeVisible()
    },
  },
}

const shownPhotos = (page: Page) =>
  page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length,
  )

for (const [name, { path, ready }] of Object.entries(places)) {
  test(`${name} does not shift when its photos load`, async ({ page }) => {
    await watchShifts(page)
    await page.goto(path)
    await splashGone(page)
    await ready(page)
    await expect.poll(() => shownPhotos(page)).toBeGreaterThan(0)
    await page.mouse.wheel(0, 1_200)
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  })

  test.describe('blocked photos', () => {
    test.use({ tolerated: /ERR_(FAILED|CONNECTION_FAILED)/ })

    test(`${name} does not shift when its photos fail, and shows a message (CARD-07, ERR-08)`, async ({
      page,
    }) => {
      await watchShifts(page)
      await page.route('**/media/**', (route) => route.abort())
      await page.goto(path)
      await splashGone(page)
      await ready(page)
      await expect(
        page.getByText(cardCopy.imageNotAvailable).filter({ visible: true }).first(),
      ).toBeVisible()
      await page.mouse.wheel(0, 1_200)
      await page.waitForLoadState('networkidle')
      await expectStill(page)
    })
  })
}
