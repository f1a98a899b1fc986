import type { Page } from '@playwright/test'
import { DATA_SAVER_WIDTHS } from '@domain/constants'
import { cardCopy } from '@domain/copy/card-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { paths } from '@domain/paths'
import { bookingCard, cardLinks, open } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

/** Collects the widths in which the page requests listing photos. */
function photoWidths(page: Page) {
  const widths: number[] = []
  page.on('request', (request) => {
    const width = /\/media\/[^/]+\/(\d+)\./.exec(request.url())?.[1]
    if (width) widths.push(Number(width))
  })
  return widths
}

test.use({ deviceScaleFactor: 3 })

for (const [title, { connection, header }] of Object.entries({
  'a guest who saves data': {
    connection: { saveData: true, effectiveType: '4g' },
    header: { 'save-data': 'on' },
  },
  'a guest on a slow link': {
    connection: { saveData: false, effectiveType: '3g' },
    header: { ect: '3g' },
  },
})) {
  test(`${title} loads one small photo per card and stops the carousels`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), value),
      })
    }, connection)
    // A browser sends these headers together with the values that its page can read.
    await page.setExtraHTTPHeaders({ ...header })
    const widths = photoWidths(page)
    await open(page, paths.home)
    await expect(cardLinks(page)).toHaveCount(12)
    await expect(page.getByRole('button', { name: homeCopy.heroPlay })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('button', { name: cardCopy.nextPhoto('').trim() }),
    ).toHaveCount(0)
    await cardLinks(page).nth(3).scrollIntoViewIfNeeded()
    await expect.poll(() => widths.length).toBeGreaterThan(2)
    expect(Math.max(...widths)).toBe(DATA_SAVER_WIDTHS.card)

    widths.length = 0
    await open(page, paths.property('potters-yard'))
    await expect(bookingCard(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(Math.max(...widths)).toBe(DATA_SAVER_WIDTHS.photo)
  })
}

test('a guest without data limits loads sharper photos', async ({ page }) => {
  const widths = photoWidths(page)
  await open(page, paths.home)
  await expect(cardLinks(page)).toHaveCount(12)
  await expect(page.getByRole('button', { name: homeCopy.heroPause })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(Math.max(...widths)).toBe(640)
})

test('a drawn page whose connection turns out to be slow fetches no photo in two sizes', async ({
  page,
}) => {
  // The request does not say so, and the server draws the page.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: false, effectiveType: '3g' }),
    })
  })
  const requested: string[] = []
  page.on('request', (request) => {
    const photo = /\/media\/([^/]+)\//.exec(request.url())?.[1]
    if (photo) requested.push(photo)
  })
  for (const path of [paths.home, paths.property('potters-yard')]) {
    requested.length = 0
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(requested).not.toHaveLength(0)
    expect(requested).toEqual([...new Set(requested)])
  }
})
