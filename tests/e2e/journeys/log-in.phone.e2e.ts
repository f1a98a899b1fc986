import type { Page } from '@playwright/test'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { ada, openAs } from '@tests/e2e/support/guests'
import { cardLinks, follow, logIn, open, splashGone } from '@tests/e2e/support/pages'
import { expect, test } from '@tests/e2e/support/test'

test('a visitor waits one second on a protected page, and /login keeps its address (ROUTE-12, ROUTE-05, ROLE-03)', async ({
  page,
}) => {
  await open(page, paths.home)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await follow(page, `${paths.myBookings}?tab=past`)
  await expect(page.getByText(feedbackCopy.checkingSession)).toBeVisible()
  await page.clock.runFor(900)
  await expect(page).toHaveURL(/my-bookings/)
  // The page may begin to count a moment after its text is there.
  await expect(async () => {
    await page.clock.runFor(200)
    await expect(page).toHaveURL(paths.login, { timeout: 1_000 })
  }).toPass()
  const kept = await page.evaluate(
    () => (history.state as { usr: { from: { pathname: string; search: string } } }).usr.from,
  )
  expect(kept).toMatchObject({ pathname: paths.myBookings, search: '?tab=past' })
  await page.clock.resume()
  await logIn(page, ada)
  await expect(page).toHaveURL(`${paths.myBookings}?tab=past`)
  await expect(page.getByRole('button', { name: bookingsCopy.filters })).toBeVisible()
})

test('a login opened directly leads to the home page, with the token in session storage (LOGIN-06, LOGIN-11)', async ({
  page,
}) => {
  await open(page, paths.login)
  await logIn(page, ada)
  await expect(page).toHaveURL(paths.home)
  await expect(page.getByRole('button', { name: 'Open profile menu' })).toBeVisible()
  expect(await tokenOf(page)).toBeTruthy()
})

test(
  'a guest logs in with storage blocked and stays logged in while the page is open (R-131, ROLE-01)',
  { tag: '@nightly' },
  async ({ page }) => {
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
  },
)

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

test('a token in the address starts the session and disappears from the address (START-01, START-02, CONST-01, ROLE-02)', async ({
  page,
  product,
}) => {
  const bearers = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().includes('/api/')) bearers.add(request.headers()['authorization'])
  })
  const { token } = await openAs(page, product.address, ada, '/discover?search=lagos#results')
  await splashGone(page)
  await expect(page).toHaveURL('/discover?search=lagos#results')
  expect(await tokenOf(page)).toBe(token)
  await expect(page.getByRole('button', { name: headerCopy.openProfileMenu })).toBeVisible()
  expect([...bearers]).toEqual([`Bearer ${token}`])
})

test.describe('a link with an unknown token', () => {
  test.use({ tolerated: /401 \(Unauthorized\)/ })

  test('an unknown token is deleted, and the visitor continues (START-02, ROLE-01)', async ({
    page,
  }) => {
    await page.goto('/?token=nobody-knows-it')
    await splashGone(page)
    await expect(page).toHaveURL('/')
    await expect.poll(() => tokenOf(page)).toBeNull()
    await expect(cardLinks(page)).toHaveCount(12)
    await expect(page.getByRole('link', { name: headerCopy.login })).toBeVisible()
  })
})
