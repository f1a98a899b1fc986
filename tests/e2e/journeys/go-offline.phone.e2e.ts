import type { Page } from '@playwright/test'
import { headerCopy } from '@domain/copy/header-copy'
import { offlineBannerCopy, offlineCopy } from '@domain/copy/offline-copy'
import { paths } from '@domain/paths'
import { loseNetwork } from '@tests/e2e/support/faults'
import { ada, openAs } from '@tests/e2e/support/guests'
import { bookingCard, cardLinks, open, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test.use({
  serviceWorkers: 'allow',
  tolerated: /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/,
})

const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: offlineBannerCopy.offline })

/**
 * Waits until the service worker controls the page and has cached a file that the page loaded
 * before.
 */
async function workerKeeps(page: Page, file: RegExp) {
  await expect
    .poll(() =>
      page.evaluate(async (pattern) => {
        if (!navigator.serviceWorker.controller) return false
        const names = await caches.keys()
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return kept.flat().some(({ url }) => new RegExp(pattern).test(url))
      }, file.source),
    )
    .toBe(true)
}

/** Waits for stored responses. The page stores them when the browser is idle. */
const answersKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate((name) => Object.values(sessionStorage).join(' ').includes(name), path),
    )
    .toBe(true)

async function expectKept(page: Page, path: string, content: () => Promise<void>) {
  await open(page, path)
  await content()
  await expect(banner(page)).toContainText(/as of \d\d:\d\d\./)
  await expect(banner(page)).toContainText(offlineBannerCopy.nothingSent)
}

test('visited pages open without a network and show their age, and refresh with one', async ({
  page,
  context,
  product,
}) => {
  await openAs(page, product.address, ada, paths.home)
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(12)
  await workerKeeps(page, /\/app-shell/)
  const hero = page.locator('picture img').first()
  const visits: [string, string, () => Promise<void>][] = [
    [
      paths.home,
      '/listing?',
      async () => {
        await expect(cardLinks(page)).toHaveCount(12)
        await expect
          .poll(() => hero.evaluate((photo: HTMLImageElement) => photo.naturalWidth))
          .toBeGreaterThan(0)
      },
    ],
    [
      paths.property('potters-yard'),
      'slug=potters-yard',
      () => expect(bookingCard(page)).toBeVisible(),
    ],
    [paths.savedListings, '/favourites', () => expect(cardLinks(page)).not.toHaveCount(0)],
    [
      paths.myBookings,
      '/booking/user',
      () => expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0),
    ],
  ]
  for (const [path, answer, content] of visits) {
    await open(page, path)
    await content()
    await answersKept(page, answer)
  }
  await workerKeeps(page, /MyBookingsPage/)
  await workerKeeps(page, /\/hero\/.*-[\da-f]{6}-phone\.webp/)

  const regainNetwork = await loseNetwork(context)
  for (const [path, , content] of visits) await expectKept(page, path, content)

  await regainNetwork()
  await expect(banner(page)).toHaveCount(0)
  await open(page, paths.home)
  await expect(cardLinks(page)).toHaveCount(12)
  await expect(banner(page)).toHaveCount(0)
})

test(
  'a visitor finds the stored list in a new tab, and an unvisited listing shows an offline message',
  { tag: '@nightly' },
  async ({ page, context }) => {
    // The property page's code is cached once another listing was open. A page that loads while the
    // first worker takes over is not cached, so the next one waits for the cache.
    await open(page, paths.property('potters-yard'))
    await expect(bookingCard(page)).toBeVisible()
    await workerKeeps(page, /PropertyPage/)
    await open(page, paths.discover)
    await expect(cardLinks(page)).toHaveCount(8)
    await expect
      .poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
      .toContain('staylet-answers-2')
    const regainNetwork = await loseNetwork(context)
    const tab = await context.newPage()
    await expectKept(tab, paths.discover, () => expect(cardLinks(tab)).toHaveCount(8))
    await open(tab, paths.property('st-barnabas-garden-room'))
    // The banner shows the same text, so look for the heading.
    const offline = tab.getByRole('heading', { name: offlineCopy.title })
    await expect(offline).toBeVisible()
    await regainNetwork()
    // The page requests the listing again when the network returns.
    await expect(offline).toHaveCount(0)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test("a logout deletes the guest's stored data, so that no page shows it offline (R-26)", async ({
  page,
  context,
  product,
}) => {
  await openAs(page, product.address, ada, paths.myBookings)
  await splashGone(page)
  await answersKept(page, '/booking/user')
  await workerKeeps(page, /\/app-shell/)
  await page.getByRole('button', { name: headerCopy.openProfileMenu }).click()
  await page.getByRole('menuitem', { name: headerCopy.logout }).click()
  await expect(page).toHaveURL(paths.login)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('booking')
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => url)
  })
  expect(cached.filter((url) => url.includes('/api/'))).toEqual([])
  await loseNetwork(context)
  await open(page, paths.myBookings)
  await expect(page).toHaveURL(paths.login)
})
