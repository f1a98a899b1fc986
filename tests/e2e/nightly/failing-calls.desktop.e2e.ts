import type { Page } from '@playwright/test'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { errorCopy } from '@domain/copy/error-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { offlineBannerCopy } from '@domain/copy/offline-banner-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { firstPropertyTypes } from '@domain/listing/first-names'
import { paths } from '@domain/paths'
import { breakCalls, faultsFrom } from '@tests/e2e/support/faults'
import { ada, firstBookingOf, openAs } from '@tests/e2e/support/guests'
import { bookingCard, cardLinks, logIn, open, splashGone } from '@tests/e2e/support/pages'
import { drawnByScript, expect, test } from '@tests/e2e/support/test'

test.use({
  ...drawnByScript,

  tolerated:
    /(500|429) \((Internal Server Error|Too Many Requests)\)|ERR_(FAILED|CONNECTION_FAILED|INTERNET_DISCONNECTED|ABORTED)/,
})

interface Place {
  /** Address of the page, or a function that finds it. */
  path: string | ((address: string) => Promise<string>)
  call: RegExp
  words: string
  ready: (page: Page) => Promise<void>
}

const expectCards = async (page: Page) => {
  await expect(cardLinks(page).first()).toBeVisible()
}

const places: Record<string, Place> = {
  'the home page': {
    path: paths.home,
    call: /\/api\/listing/,
    words: errorCopy.listings,
    ready: expectCards,
  },
  Discover: {
    path: paths.discover,
    call: /\/api\/listing/,
    words: errorCopy.listings,
    ready: expectCards,
  },
  'the property page': {
    path: paths.property('potters-yard'),
    call: /\/api\/listing/,
    words: errorCopy.listing,
    ready: async (page) => {
      await expect(bookingCard(page)).toBeVisible()
    },
  },
  'Saved listings': {
    path: paths.savedListings,
    call: /\/api\/favourites/,
    words: errorCopy.favourites,
    ready: async (page) => {
      await expect(page.getByRole('heading', { name: savedCopy.heading })).toBeVisible()
      await expectCards(page)
    },
  },
  'My bookings': {
    path: paths.myBookings,
    call: /\/api\/booking\/user/,
    words: bookingsCopy.error,
    ready: async (page) => {
      await expect(
        page
          .getByRole('button', { name: bookingsCopy.viewDetails })
          .or(page.getByRole('link', { name: bookingsCopy.viewDetails }))
          .first(),
      ).toBeVisible()
    },
  },
  'Booking details': {
    path: async (address) => paths.booking(await firstBookingOf(address, ada)),
    call: /\/api\/booking\//,
    words: errorCopy.bookings,
    ready: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\w/)
      await expect(page.getByText(errorCopy.bookings)).toHaveCount(0)
    },
  },
}

Object.entries(places).forEach(([name, { path, call, words, ready }], position) => {
  test(`${name} reports each kind of failure, and Retry loads it (ERR-01, ERR-02, MYB-05)`, async ({
    page,
    product,
  }) => {
    const broken = await breakCalls(page, call)
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(${offlineCopy.retry}|${failureCopy.retry})$`) })
      .first()
    const asked = typeof path === 'string' ? path : await path(product.address)
    for (const [round, fault] of faultsFrom(position).entries()) {
      const says = page.getByRole('main').getByText(fault.isLost ? offlineCopy.title : words)
      // The first fault occurs at a cold start, the others after Retry.
      await broken.by(
        fault,
        () => (round === 0 ? openAs(page, product.address, ada, asked) : retry.click()),
        says.first(),
      )
      await expect(retry).toBeEnabled()
    }
    await broken.mend()
    await retry.click()
    await ready(page)
  })
})

test('a stored listing replaces a failed response and shows its age, and Try again loads it', async ({
  page,
}) => {
  const call = /\/api\/listing/
  await open(page, paths.home)
  await expectCards(page)
  // The page stores the response when the browser is idle.
  await expect
    .poll(async () => (await page.evaluate(() => indexedDB.databases())).length)
    .toBeGreaterThan(0)
  await page.route(call, (route) => route.abort())
  await open(page, paths.home)
  await expectCards(page)
  const banner = page.getByRole('status').filter({ hasText: offlineBannerCopy.unreachable })
  await expect(banner).toContainText(/as of \d\d:\d\d\./)
  await banner.getByRole('button', { name: offlineCopy.retry }).click()
  await expect(banner.getByRole('button', { name: offlineCopy.retry })).toBeVisible()
  await page.unroute(call)
  await banner.getByRole('button', { name: offlineCopy.retry }).click()
  await expect(banner).toHaveCount(0)
  await expectCards(page)
})

test('the type tabs are static when their request fails, and Retry reloads the page (ERR-03, ERR-04)', async ({
  page,
}) => {
  await page.route('**/api/property-types', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/discover?search=lagos')
  await expect(page.getByText(failureCopy.propertyTypes)).toBeVisible()
  await expect(page.getByText(firstPropertyTypes[0] ?? '', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await page.unroute('**/api/property-types')
  await page.getByRole('button', { name: failureCopy.retry }).click()
  await splashGone(page)
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(6)
  await expect(page).toHaveURL('/discover?search=lagos')
})

test('a login without a response keeps the typed values and succeeds later (LOGIN-14, LOGIN-13)', async ({
  page,
}) => {
  const call = '**/api/auth/login'
  await open(page, paths.login)
  await page.route(call, (route) => route.abort())
  await logIn(page, ada)
  await expect(page.getByText(loginCopy.network)).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('main').getByRole('button', { name: loginCopy.submit, exact: true }).click()
  await expect(page.getByText(loginCopy.failed)).toBeVisible()
  await page.unroute(call)
  await page.getByRole('main').getByRole('button', { name: loginCopy.submit, exact: true }).click()
  await expect(page).toHaveURL(paths.home)
})

test.describe('a page whose code fails to load', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch|A page broke/ })

  test('shows a message and offers another attempt', async ({ page }) => {
    await open(page, paths.home)
    await page.route('**/assets/LoginPage-*', (route) => route.abort())
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: failureCopy.pageTitle })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute('**/assets/LoginPage-*')
    await page.getByRole('button', { name: failureCopy.retry }).click()
    await expect(page.getByRole('heading', { name: loginCopy.heading })).toBeVisible()
  })
})
