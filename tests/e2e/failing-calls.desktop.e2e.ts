import type { Page, Route } from '@playwright/test'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { errorCopy } from '@domain/copy/error-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { offlineCopy } from '@domain/copy/offline-copy'
import { savedCopy } from '@domain/copy/saved-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from './support/guests'
import { bookingCard, cardLinks, logIn, open, splashGone } from './support/pages'
import { expect, test } from './support/test'

test.use({
  tolerated: /500 \(Internal Server Error\)|ERR_(FAILED|CONNECTION_FAILED|INTERNET_DISCONNECTED)/,
})

/** The three ways in which a call fails, and whose words are then said. */
const failures = {
  'a 500': { answer: (route: Route) => route.fulfill({ status: 500, json: {} }), isLost: false },
  'no answer at all': { answer: (route: Route) => route.abort(), isLost: true },
  'a page of HTML': {
    answer: (route: Route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Sign in to the café</h1>',
      }),
    isLost: true,
  },
} as const

interface Place {
  path: string
  call: RegExp
  words: string
  ready: (page: Page) => Promise<void>
}

const expectCards = async (page: Page) => {
  await expect(cardLinks(page).first()).toBeVisible()
}

const places: Record<string, Place> = {
  Home: { path: paths.home, call: /\/api\/listing/, words: errorCopy.listings, ready: expectCards },
  Discover: {
    path: paths.discover,
    call: /\/api\/listing/,
    words: errorCopy.listings,
    ready: expectCards,
  },
  'The property page': {
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
}

for (const [name, { path, call, words, ready }] of Object.entries(places)) {
  test(`${name} says what failed, in each way it can, and Retry brings it (ERR-01, ERR-02, MYB-05)`, async ({
    page,
    product,
  }) => {
    await openAs(page, product.address, ada, paths.payments)
    await splashGone(page)
    for (const { answer, isLost } of Object.values(failures)) {
      await page.route(call, answer)
      await open(page, path)
      await expect(page.getByText(isLost ? offlineCopy.title : words)).toBeVisible()
      await page.unroute(call)
      await page
        .getByRole('main')
        .getByRole('button', { name: isLost ? offlineCopy.retry : failureCopy.retry })
        .click()
      await ready(page)
    }
  })
}

test('the type tabs stand still without their call, and Retry loads the page again (ERR-03, ERR-04)', async ({
  page,
}) => {
  await page.route('**/api/property-types', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/discover?search=lagos')
  await expect(page.getByText(failureCopy.propertyTypes)).toBeVisible()
  await expect(
    page.getByText(filtersCopy.propertyTypes[0] ?? '', { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await page.unroute('**/api/property-types')
  await page.getByRole('button', { name: failureCopy.retry }).click()
  await splashGone(page)
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(6)
  await expect(page).toHaveURL('/discover?search=lagos')
})

test('a login without an answer keeps what was typed and goes through later (LOGIN-14, LOGIN-13)', async ({
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

test.describe('a page whose code does not arrive', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch dynamically imported module|A page broke/ })

  test('says so and offers another try', async ({ page }) => {
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
