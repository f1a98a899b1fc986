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

/** Collects the ids of listing photos and the names of the hero's, once for each file requested. */
function photosRequested(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    const photo = /\/media\/([^/]+)\/|\/(hero\/.*)-(?:phone|\d+)\./.exec(request.url())
    const name = photo?.[1] ?? photo?.[2]
    if (name) requested.push(name)
  })
  return requested
}

/** Gives the page a connection that calls itself so, as the browser's own one does. */
const connectBy = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), value),
    })
  }, connection)

/** Opens a page and returns what the server has rendered of it. */
async function openRendered(page: Page, path: string) {
  const document = page.waitForResponse((response) => response.request().isNavigationRequest())
  await open(page, path)
  const html = await (await document).text()
  return html.slice(
    html.indexOf('<div id="root" data-rendered>'),
    html.indexOf('id="staylet-rendered"'),
  )
}

const widthsIn = (markup: string) =>
  [...markup.matchAll(/\/media\/[^/]+\/(\d+)\./g)].map(([, width]) => Number(width))

const nextPhotos = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: cardCopy.nextPhoto('').trim() })

const yard = paths.property('potters-yard')
const slow = { saveData: false, effectiveType: '3g' }

test.use({ deviceScaleFactor: 3 })

for (const [title, { connection, header, slides }] of Object.entries({
  'a guest who saves data loads one small photo per card, and slides wait': {
    connection: { saveData: true, effectiveType: '4g' },
    header: { 'save-data': 'on' },
    slides: homeCopy.heroPlay,
  },
  'a guest on a slow link loads small photos, and loses neither slides nor arrows (HOME-02, CARD-02)':
    { connection: slow, header: { ect: '3g' }, slides: homeCopy.heroPause },
})) {
  test(title, async ({ page }) => {
    await connectBy(page, connection)
    // A browser sends these headers together with the values that its page can read.
    await page.setExtraHTTPHeaders({ ...header })
    const widths = photoWidths(page)
    const requested = photosRequested(page)
    const home = await openRendered(page, paths.home)
    expect(Math.max(...widthsIn(home))).toBe(DATA_SAVER_WIDTHS.card)
    await expect(cardLinks(page)).toHaveCount(12)
    await expect(page.getByRole('button', { name: slides })).toBeVisible()
    await expect(nextPhotos(page).first()).toBeAttached()
    await cardLinks(page).nth(3).scrollIntoViewIfNeeded()
    await expect.poll(() => widths.length).toBeGreaterThan(2)
    expect(Math.max(...widths)).toBe(DATA_SAVER_WIDTHS.card)

    widths.length = 0
    expect(Math.max(...widthsIn(await openRendered(page, yard)))).toBe(DATA_SAVER_WIDTHS.photo)
    await expect(bookingCard(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(Math.max(...widths)).toBe(DATA_SAVER_WIDTHS.photo)
    // Nobody asked for the slides that wait.
    if (slides === homeCopy.heroPlay) {
      expect(requested.filter((name) => name.startsWith('hero'))).toHaveLength(1)
    }
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
