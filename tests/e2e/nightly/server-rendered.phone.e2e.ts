import type { Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { cardCopy } from '@domain/copy/card-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { paths } from '@domain/paths'
import {
  bookingCard,
  cardLinks,
  field,
  follow,
  open,
  openBeforeCode,
  splashGone,
  takenOver,
} from '@tests/e2e/support/pages'
import { expectStill, watchShifts } from '@tests/e2e/support/shifts'
import { expect, test } from '@tests/e2e/support/test'

const yard = paths.property('potters-yard')
const retry = (page: Page) => page.getByRole('button', { name: failureCopy.retry })
const search = (page: Page) => page.getByRole('combobox', { name: headerCopy.searchLabel })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists show listings, a search leads to its results, and a card to its page', async ({
    page,
  }) => {
    for (const [path, cards] of [
      [paths.home, 12],
      ['/discover/', 8],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('.splash')).toBeHidden()
      await expect(cardLinks(page)).toHaveCount(cards)
      await expect(cardLinks(page).first()).toBeVisible()
    }
    await search(page).fill('potter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.discoverSearch('potter'))
    await expect(cardLinks(page)).toHaveCount(1)
    await cardLinks(page).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Potter's Yard")
    await expect(bookingCard(page)).toBeVisible()
  })
})

test('listings are there although the script never arrives', async ({ page }) => {
  await page.route('**/assets/index-*.js', async () => {})
  await page.goto(paths.home, { waitUntil: 'commit' })
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(12)
  await cardLinks(page).first().click()
  await expect(page).toHaveURL(/propertydetail/)
})

test('before hydration a search and a link work, and what needs scripts looks not ready', async ({
  page,
}) => {
  const release = await openBeforeCode(page, paths.home)
  await search(page).fill('potter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.discoverSearch('potter'))
  await expect(cardLinks(page)).toHaveCount(1)
  await splashGone(page)
  const heart = page.locator('main article [aria-pressed]').first()
  await expect(heart).toHaveCSS('opacity', '0.5')
  await expect(heart).toHaveCSS('pointer-events', 'none')
  release()
  await expect(heart).toHaveCSS('opacity', '1')
  await heart.tap()
  await expect(page).toHaveURL(paths.login)
})

test('what a guest has typed when the page hydrates stays, and is searched', async ({ page }) => {
  const release = await openBeforeCode(page, paths.home)
  await search(page).fill('potter')
  release()
  await takenOver(page)
  await expect(search(page)).toHaveValue('potter')
  await search(page).press('Enter')
  await expect(page).toHaveURL(paths.discoverSearch('potter'))
})

for (const [name, path] of Object.entries({
  'the home page': paths.home,
  Discover: paths.discover,
  'the property page': yard,
})) {
  test(`nothing on ${name} moves while it hydrates and its photos load`, async ({ page }) => {
    await watchShifts(page)
    await open(page, path)
    await page.mouse.wheel(0, 1_200)
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  })

  test.describe('without photos', () => {
    test.use({ tolerated: /ERR_(FAILED|CONNECTION_FAILED)/ })

    test(`${name} does not move, and says so (CARD-07, ERR-08)`, async ({ page }) => {
      await watchShifts(page)
      await page.route('**/media/**', (route) => route.abort())
      await open(page, path)
      const message = page.getByText(cardCopy.imageNotAvailable).filter({ visible: true })
      await expect(message.first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectStill(page)
    })
  })
}

test.describe('where code is missing', () => {
  test.use({ tolerated: /404 \(Not Found\)|ERR_FAILED|A page broke|Failed to fetch|did not come/ })

  test('the page can be read, and Retry starts it', async ({ page, complaints }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto(paths.home, { waitUntil: 'commit' })
    await expect(retry(page)).toBeVisible()
    await expect(cardLinks(page).first()).toBeVisible()
    await page.unroute('**/assets/index-*.js')
    await retry(page).click()
    await expect(retry(page)).toHaveCount(0)
    await page.getByRole('button', { name: headerCopy.openMenu }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    // Browsers word these errors in their own ways.
    complaints.splice(0)
  })

  test('the splash of a form ends in a message, and Retry loads the page', async ({
    page,
    complaints,
  }) => {
    await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto(paths.login, { waitUntil: 'commit' })
    await expect(page.getByText(splashCopy.failed)).toBeVisible()
    await page.unroute('**/assets/react-*.js')
    await retry(page).click()
    await expect(field(page, loginCopy.methods.email)).toBeVisible()
    complaints.splice(0)
  })

  test('a calendar says so, and opens after Retry', async ({ page }) => {
    const calendar = '**/assets/StayPopup-*.js'
    await page.route(calendar, (route) => route.fulfill({ status: 404 }))
    await open(page, yard)
    const name = datesCopy.open(bookingCardCopy.checkIn)
    const opener = bookingCard(page).getByRole('button', { name })
    const missing = page.waitForResponse(calendar)
    await opener.hover()
    await missing
    await opener.click()
    await expect(page.getByRole('alert')).toContainText(failureCopy.part)
    // The guest has not pressed Retry, so the page with what was typed stays.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(calendar)
    await retry(page).click()
    const days = page.getByRole('grid').first()
    // A browser that keeps the failure of a module has the page loaded again.
    await expect(async () => {
      if (!(await days.isVisible())) await opener.click({ timeout: 1_000 })
      await expect(days).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })

  test('after a deploy, an open tab reloads once by itself, and not again', async ({ page }) => {
    await open(page, paths.support)
    await page.route('**/assets/DiscoverPage-*.js', (route) => route.fulfill({ status: 404 }))
    let loads = 0
    // The server sends a page of another build.
    await page.route(`**${paths.discover}`, async (route) => {
      if (route.request().isNavigationRequest()) {
        loads += 1
        return route.continue()
      }
      const response = await route.fetch()
      const body = (await response.text()).replace(/assets\/index-[\w-]+/g, 'assets/index-other')
      return route.fulfill({ response, body })
    })
    await follow(page, paths.discover)
    await expect.poll(() => loads).toBe(1)
    // The message is below the page that the server has rendered.
    await expect(retry(page)).toBeVisible()
    await expect(cardLinks(page).first()).toBeVisible()
    expect(loads).toBe(1)
    // The page may still be reading its own address.
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('after a deploy, what a guest has typed stays', async ({ page }) => {
    await open(page, paths.login)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await field(page, loginCopy.methods.email).fill('ada@staylet.test')
    await page.evaluate(async () => {
      const payload = new Error('The file is missing')
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
      // A reload would begin once the page has read its own address again.
      await (await fetch(location.href)).text()
    })
    await expect(field(page, loginCopy.methods.email)).toHaveValue('ada@staylet.test')
    expect(loads).toBe(0)
  })
})
