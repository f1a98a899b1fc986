import type { Page } from '@playwright/test'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { paths } from '@domain/paths'
import { holdBack } from '@tests/e2e/support/faults'
import { ada, openAs, sessionOf } from '@tests/e2e/support/guests'
import { cardLinks, open, splashGone } from '@tests/e2e/support/pages'
import { drawnByScript, expect, test } from '@tests/e2e/support/test'

test.use({ tolerated: /401 \(Unauthorized\)/ })

const splash = (page: Page) => page.getByText(splashCopy.loading)

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

test.describe('drawn by its script', () => {
  test.use(drawnByScript)

  test('the splash screen shows its text until the listings have loaded (PROD-03, START-04, START-06)', async ({
    page,
  }) => {
    const release = await holdBack(page, /\/api\/listing/)
    await page.goto(paths.home)
    await expect(splash(page)).toBeVisible()
    // The page below is already drawn, because every other request has finished.
    await expect(page.getByRole('banner')).toBeAttached()
    await page.waitForFunction(() => performance.now() > 1_500)
    await expect(splash(page)).toBeVisible()
    release()
    await splashGone(page)
    await expect(cardLinks(page)).toHaveCount(12)
  })
})

test('the splash screen shows for at least a second when everything is ready immediately (START-05)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let wasThere = false
    new MutationObserver((_changes, observer) => {
      const isThere = document.querySelector('.splash') !== null
      wasThere ||= isThere
      if (isThere || !wasThere) return
      observer.disconnect()
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      ;(window as unknown as { splashTook: number }).splashTook = performance.now() - painted
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await open(page, paths.home)
  const took = await page.evaluate(() => (window as unknown as { splashTook: number }).splashTook)
  // The browser rounds the paint's time stamp.
  expect(took).toBeGreaterThan(990)
})

test("the splash screen waits for a guest's favourites, whose hearts are then filled (START-07, START-09)", async ({
  page,
  product,
}) => {
  const release = await holdBack(page, '**/api/favourites/**')
  await openAs(page, product.address, ada, paths.home)
  await expect(cardLinks(page)).toHaveCount(12)
  await page.waitForFunction(() => performance.now() > 1_500)
  await expect(splash(page)).toBeVisible()
  release()
  await splashGone(page)
  await expect(page.getByRole('button', { name: /^Favourite/, pressed: true })).not.toHaveCount(0)
})

test('the splash screen does not wait for favourites on other pages (START-07)', async ({
  page,
  product,
}) => {
  const release = await holdBack(page, '**/api/favourites/**')
  await openAs(page, product.address, ada, paths.myBookings)
  await splashGone(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
})

test('a failed favourites request ends the splash screen (START-08)', async ({ page, product }) => {
  const { token } = await sessionOf(product.address, ada)
  await page.route('**/api/favourites/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'No', code: 'unauthorized' } }),
  )
  await page.goto(`/?token=${token}`)
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(12)
})

test('the reset page checks no session, because its token has another meaning (START-03)', async ({
  page,
}) => {
  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/me')) checks.push(request.url())
  })
  await page.goto('/reset-password?token=a-mailed-one&email=ada%40staylet.test')
  await splashGone(page)
  await expect(page.getByRole('heading', { name: resetPasswordCopy.heading })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  // Remove the token and the email from the address bar, where others could read them.
  await expect(page).toHaveURL(paths.resetPassword('', ''))
  expect(checks).toEqual([])
})
