import type { Page } from '@playwright/test'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { paths } from '@domain/paths'
import { ada, bookingsOf, openAs } from '@tests/e2e/support/guests'
import {
  bookingCard,
  cardLinks,
  discoverListings,
  laidOut,
  open,
  splashGone,
} from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'
import { widthsThatScroll } from '@tests/e2e/support/widths'

/** Phones, both sides of the larger changes of the layout, and wide windows. */
const WIDTHS = [320, 390, 640, 767, 768, 1023, 1024, 1280, 1920, 2560]

/** Selector of the content of each page, whose edges must be those of header and footer. */
const PAGES = {
  [paths.home]: 'main [role="list"]',
  [paths.discover]: '#filter-panel, main [role="list"]',
  [paths.property('potters-yard')]: 'main section[aria-label^="Photos"]',
}

/** Returns the left and right edges of header, content and footer in this order. */
const edgesOf = (page: Page, content: string) =>
  page.evaluate((selector) => {
    const visible = (found: NodeListOf<Element>) =>
      [...found].filter((each) => each.getBoundingClientRect().width > 0)
    const span = (elements: Element[]) => {
      const boxes = elements.map((each) => each.getBoundingClientRect())
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      }
    }
    return {
      header: span(visible(document.querySelectorAll('header a, header button'))),
      content: span(visible(document.querySelectorAll(selector))),
      footer: span(visible(document.querySelectorAll('footer > div > div'))),
    }
  }, content)

/** The same for pages that need a login. Their columns span the page. */
const COLUMNS = 'main div:has(> [data-aside])'
const OWN_PAGES = {
  [paths.myBookings]: 'main [role="tabpanel"]',
  [paths.savedListings]: 'main [role="list"]',
  [paths.profile]: COLUMNS,
  [paths.notifications]: COLUMNS,
}

/**
 * Returns a line for each edge of the open page that is more than a pixel from the header's, and for
 * each width at which it scrolls sideways.
 */
async function edgesApart(page: Page, content: string) {
  await expect(page.locator(content).first()).toBeVisible()
  await expect(page.locator('footer')).toBeAttached()
  const path = new URL(page.url()).pathname
  const apart: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    if (path === paths.discover) {
      await expect(page.locator('#filter-panel')).toHaveCount(width >= 1024 ? 1 : 0)
      await expect(cardLinks(page)).toHaveCount(discoverListings(page))
    }
    await laidOut(page)
    const edges = await edgesOf(page, content)
    for (const part of ['content', 'footer'] as const) {
      for (const side of ['left', 'right'] as const) {
        const gap = edges[part][side] - edges.header[side]
        if (!(Math.abs(gap) <= 1)) apart.push(`${path}: ${part} ${side} at ${width} px: ${gap} px`)
      }
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) apart.push(`${path}: ${wide} px of content at ${width} px`)
  }
  return apart
}

test('the pages of a guest share the edges of header and footer at ten widths', async ({
  page,
  product,
}) => {
  const details = paths.booking((await bookingsOf(product.address, ada))[0]?._id ?? '')
  await openAs(page, product.address, ada, paths.property('potters-yard'))
  await splashGone(page)
  // Only this button opens the booking page with a booking.
  await bookingCard(page).getByRole('button', { name: bookingCardCopy.bookNow }).click()
  await expect(page).toHaveURL(paths.bookNow)
  // The address changes before the content, and the property page has such a column as well.
  await expect(page.getByRole('heading', { level: 1, name: bookNowCopy.heading })).toBeVisible()
  const apart = await edgesApart(page, 'main div:has(> aside)')
  const others = { ...OWN_PAGES, [details]: COLUMNS, [paths.support]: COLUMNS }
  for (const [path, content] of Object.entries(others)) {
    await open(page, path)
    apart.push(...(await edgesApart(page, content)))
  }
  expect(apart).toEqual([])
})

for (const [path, content] of Object.entries(PAGES)) {
  test(`header, content and footer of ${path} share their edges at ten widths, and it scrolls sideways neither there nor with large text at 200 percent`, async ({
    page,
  }) => {
    await open(page, path)
    expect(await edgesApart(page, content)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await widthsThatScroll(page, [1280, 640])).toEqual([])
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 })
  })
}

const FOLDS = [
  { width: 1280, height: 800, cards: 4 },
  { width: 1920, height: 1080, cards: 5 },
  { width: 390, height: 844, cards: 1 },
]
test('the first row of listings begins above the fold: four on a desktop, one on a phone (R-183)', async ({
  page,
}) => {
  for (const { width, height, cards } of FOLDS) {
    await page.setViewportSize({ width, height })
    await open(page, paths.home)
    await expect(cardLinks(page)).toHaveCount(12)
    const photos = page.getByRole('main').getByRole('article').locator('[data-zoom]')
    for (let card = 0; card < cards; card += 1) {
      await expect(photos.nth(card)).toBeInViewport({ ratio: 0.5 })
    }
  }
})

test('the bars scroll away in the window that is left at a zoom of 400 percent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, paths.discover)
  await cardLinks(page).nth(2).scrollIntoViewIfNeeded()
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, [data-sticky-bar]')].reduce(
        (sum, bar) => sum + Math.max(0, bar.getBoundingClientRect().bottom),
        0,
      ),
    )
  await expect.poll(covered).toBe(0)
})
