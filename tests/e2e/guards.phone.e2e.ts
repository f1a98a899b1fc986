import { bookingsCopy } from '@domain/copy/bookings-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from './support/guests'
import { follow, logIn, open, splashGone } from './support/pages'
import { expect, test } from './support/test'

const protectedPaths = [paths.myBookings, paths.bookNow, paths.payments, paths.savedListings]

test('a visitor waits one second on a protected page, and /login keeps where it was (ROUTE-12, ROUTE-05, ROLE-03)', async ({
  page,
}) => {
  await open(page, paths.home)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await follow(page, `${paths.myBookings}?tab=past`)
  await expect(page.getByText(feedbackCopy.checkingSession)).toBeVisible()
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/my-bookings/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(paths.login)
  const kept = await page.evaluate(
    () => (history.state as { usr: { from: { pathname: string; search: string } } }).usr.from,
  )
  expect(kept).toMatchObject({ pathname: paths.myBookings, search: '?tab=past' })
  await page.clock.resume()
  await logIn(page, ada)
  await expect(page).toHaveURL(`${paths.myBookings}?tab=past`)
  await expect(page.getByRole('button', { name: bookingsCopy.filters })).toBeVisible()
})

test('every protected page ends on /login for a visitor, without a footer on the way (ROUTE-05, ROUTE-12, ROUTE-14)', async ({
  page,
}) => {
  await open(page, paths.home)
  await expect(page.locator('footer')).toHaveCount(1)
  for (const path of protectedPaths) {
    await open(page, path)
    await expect(page.locator('footer')).toHaveCount(0)
    await expect(page).toHaveURL(paths.login)
    await expect(page.locator('footer')).toHaveCount(0)
  }
})

test('a guest who opens an auth page is sent home (ROUTE-13, LOGIN-06)', async ({
  page,
  product,
}) => {
  await openAs(page, product.address, ada, paths.login)
  await expect(page).toHaveURL(paths.home)
  await splashGone(page)
  await expect(page.locator('footer')).toHaveCount(1)
})

test('a login that was opened directly goes home, with the token in session storage (LOGIN-06, LOGIN-11)', async ({
  page,
}) => {
  await open(page, paths.login)
  await logIn(page, ada)
  await expect(page).toHaveURL(paths.home)
  await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})

test('a browser that blocks storage can log in, and stays logged in while the page is open (R-131, ROLE-01)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await open(page, paths.savedListings)
  await expect(page).toHaveURL(paths.login)
  await logIn(page, ada)
  await expect(page).toHaveURL(paths.savedListings)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
