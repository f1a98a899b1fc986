import { type Locator, type Page, type Route } from '@playwright/test'
import { TIME } from '@domain/constants'
import { bookNowCopy } from '@domain/copy/book-now-copy'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { datesCopy } from '@domain/copy/dates-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { footerCopy } from '@domain/copy/footer-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { loginCopy } from '@domain/copy/login-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { passwordCopy } from '@domain/copy/password-copy'
import { splashCopy } from '@domain/copy/splash-copy'
import { supportCopy } from '@domain/copy/support-copy'
import { paths } from '@domain/paths'
import { drawByScript } from '@tests/e2e/support/draw-by-script'
import { holdBack, loseNetwork } from '@tests/e2e/support/faults'
import { ada, firstBookingOf, openAs } from '@tests/e2e/support/guests'
import { bookingCard, cardLinks, field, open, splashGone } from '@tests/e2e/support/pages'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

test.use({
  tolerated:
    /404 \(Not Found\)|ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)|A page broke|Failed to fetch|did not come: 404|The code took too long/,
})

const stay = stayIn(10)
const missing = (route: Route) => route.fulfill({ status: 404 })
const retry = (page: Page) => page.getByRole('button', { name: failureCopy.retry })

const firstFiles = {
  'the first script': '**/assets/first-*.js',
  React: '**/assets/react-*.js',
  'the runtime': '**/assets/rolldown-runtime-*.js',
}
/** A page that a large window draws itself. */
const laterPage = `${paths.discover}?page=2`

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is missing': missing,
  'is cut off': (route) => route.abort(),
  'is not a script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'This is not a script.' }),
  'never arrives': async () => {},
}

for (const [file, pattern] of Object.entries(firstFiles)) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`the splash ends in a message when ${file} ${fault}, and Retry loads the page`, async ({
      page,
      complaints,
    }) => {
      if (fault === 'never arrives') await page.clock.install()
      // The route stays, because a browser that intercepts nothing more lets held requests go on.
      let isFaulty = true
      await page.route(pattern, (route) => (isFaulty ? answer(route) : route.fallback()))
      // A page that the server has drawn would be read until the file arrives.
      const path = fault === 'never arrives' ? laterPage : paths.home
      await page.goto(path, { waitUntil: 'commit' })
      if (fault === 'never arrives') {
        await expect(page.getByText(splashCopy.loading)).toBeVisible()
        await page.clock.fastForward(TIME.requestTimeout)
      }
      await expect(page.getByText(splashCopy.failed)).toBeVisible()
      // Each file that imports a failed one asks for it again, and the last may be after the message.
      if (fault !== 'never arrives') await page.waitForLoadState('load')
      isFaulty = false
      await retry(page).click()
      await expect(cardLinks(page).first()).toBeVisible()
      // The splash counts from its first paint, which a faked clock does not know.
      if (fault !== 'never arrives') await splashGone(page)
      // Browsers word these errors in their own ways.
      complaints.splice(0)
    })
  }
}

test('a document that is cut off before the splash ends in a message, and Retry loads the page', async ({
  page,
  complaints,
}) => {
  let isCut = true
  await page.route(`**${paths.login}`, async (route) => {
    const response = await route.fetch()
    const whole = await response.text()
    const body = isCut ? whole.slice(0, whole.lastIndexOf('id="splash"')) : whole
    await route.fulfill({ response, body })
  })
  await page.goto(paths.login)
  await expect(page.getByText(splashCopy.failed)).toBeVisible()
  isCut = false
  await retry(page).click()
  await expect(field(page, loginCopy.methods.email)).toBeVisible()
  // The entry script finds no element to draw into.
  complaints.splice(0)
})

test('an error that no boundary catches ends in a message, never in a blank page', async ({
  page,
  complaints,
}) => {
  // The first render reads the width of the window.
  await page.addInitScript(() => Object.defineProperty(window, 'matchMedia', { value: undefined }))
  await page.goto(paths.home)
  await expect(page.getByText(splashCopy.failed)).toBeVisible()
  await expect(retry(page)).toBeVisible()
  complaints.splice(0)
})

test('the code of a page that never arrives ends in a message', async ({ page, complaints }) => {
  // A page that the server has drawn would show its banner before its script runs.
  await drawByScript(page)
  await page.clock.install()
  await page.route('**/assets/DiscoverPage-*.js', async () => {})
  await page.goto(paths.discover, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeAttached()
  await page.clock.fastForward(TIME.requestTimeout)
  await expect(page.getByText(failureCopy.pageTitle)).toBeVisible()
  await expect(retry(page)).toBeVisible()
  // React writes what the page's boundary has caught.
  expect(complaints.splice(0).join('\n')).toContain('is late')
})

test('a start whose requests and kept responses both hang ends in a message', async ({
  page,
  complaints,
}) => {
  // The page requests its listings only where they did not come with the document.
  await drawByScript(page)
  await page.clock.install()
  await page.route('**/api/**', async () => {})
  // This file contains the code of kept responses.
  await page.route(/\/assets\/(afterwards|kept-responses)-/, async () => {})
  await page.goto(paths.home, { waitUntil: 'commit' })
  // The first script runs. From now on only responses are missing.
  await expect(page.getByRole('banner')).toBeAttached()
  await expect(async () => {
    await page.clock.fastForward(TIME.requestTimeout)
    const again = page.getByRole('main').getByRole('button', { name: failureCopy.retry })
    await expect(again.first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  complaints.splice(0)
})

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow', tolerated: /Pages will not open without a network/ })

  test('a worker that cannot be registered changes nothing on the page', async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = async () => {
        Object.assign(window, { isRefused: true })
        throw new TypeError('The script could not be fetched.')
      }
    })
    await open(page, paths.home)
    await page.waitForFunction(() => 'isRefused' in window)
    await expect(cardLinks(page)).toHaveCount(12)
  })
})

test('a calendar whose code is missing says so, and Retry opens it', async ({ page }) => {
  const calendar = '**/assets/StayPopup-*.js'
  await page.route(calendar, missing)
  await open(page, paths.property('potters-yard'))
  await bookingCard(page)
    .getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) })
    .click()
  await expect(page.getByRole('alert')).toContainText(failureCopy.part)
  await page.unroute(calendar)
  await retry(page).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a calendar of which a shared file was missing once opens after Retry', async ({ page }) => {
  let isMissing = true
  await page.route('**/assets/popups-*.js', async (route) => {
    await (isMissing ? missing(route) : route.fallback())
  })
  await open(page, paths.property('potters-yard'))
  const calendar = bookingCard(page).getByRole('button', {
    name: datesCopy.open(bookingCardCopy.checkIn),
  })
  const request = page.waitForRequest('**/assets/popups-*.js')
  await calendar.click()
  // An import would keep the failure in some browsers.
  expect((await request).resourceType()).toBe('fetch')
  await expect(page.getByRole('alert')).toContainText(failureCopy.part)
  isMissing = false
  await retry(page).click()
  // A browser that keeps failures has loaded the page again.
  const grid = page.getByRole('grid').first()
  await expect(async () => {
    if (!(await grid.isVisible())) await calendar.click({ timeout: 1_000 })
    await expect(grid).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('a page that failed without a network opens by its link when the network is back', async ({
  page,
  context,
}) => {
  await open(page, paths.home)
  const footer = page.getByRole('contentinfo')
  const regainNetwork = await loseNetwork(context)
  await footer.getByRole('link', { name: footerCopy.supportCentre }).click()
  await expect(page.getByText(failureCopy.pageTitle)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: headerCopy.homeLink }).click()
  await expect(cardLinks(page)).toHaveCount(12)
  await regainNetwork()
  await footer.getByRole('link', { name: footerCopy.supportCentre }).click()
  await expect(page.getByRole('heading', { name: supportCopy.banner })).toBeVisible()
})

test('a page that failed just before the browser knew of the lost network opens by itself', async ({
  page,
  context,
}) => {
  await open(page, paths.home)
  const support = '**/assets/SupportPage-*.js'
  await page.route(support, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.supportCentre }).click()
  await expect(page.getByText(failureCopy.pageTitle)).toBeVisible()
  const regainNetwork = await loseNetwork(context)
  await page.unroute(support)
  await regainNetwork()
  await expect(page.getByRole('heading', { name: supportCopy.banner })).toBeVisible()
})

test('a page opens although its code is lost once, as when a phone changes its network', async ({
  page,
}) => {
  await open(page, paths.home)
  let lost = 0
  await page.route(
    '**/assets/SupportPage-*.js',
    (route) => {
      lost += 1
      return route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.supportCentre }).click()
  await expect(page.getByRole('heading', { name: supportCopy.banner })).toBeVisible()
  expect(lost).toBe(1)
})

test('filters whose code was lost with the network come when it returns', async ({
  page,
  context,
}) => {
  const filters = '**/assets/BrowseFilterBar-*.js'
  await open(page, paths.support)
  await page.route(filters, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: headerCopy.homeLink }).click()
  const message = page.getByRole('alert').filter({ hasText: failureCopy.retry })
  await expect(message).toBeVisible()
  const regainNetwork = await loseNetwork(context)
  await page.unroute(filters)
  await regainNetwork()
  await expect(message).toHaveCount(0)
  await expect(page.getByRole('group', { name: filtersCopy.title })).toBeVisible()
})

test('a part whose code is missing leaves the rest of the page in place', async ({ page }) => {
  const filters = '**/assets/BrowseFilterBar-*.js'
  await page.route(filters, missing)
  await open(page, paths.home)
  await expect(page.getByRole('alert')).toContainText(failureCopy.part)
  await expect(cardLinks(page)).toHaveCount(12)
  await page.unroute(filters)
  await retry(page).click()
  await expect(page.getByRole('group', { name: filtersCopy.title })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('suggestions whose code was missing come with the next letter', async ({ page }) => {
  const suggestions = '**/assets/suggest-*.js'
  await page.route(suggestions, missing)
  await open(page, paths.home)
  const box = page.getByRole('combobox', { name: headerCopy.searchLabel })
  const refused = page.waitForEvent('response', (response) => /\/suggest-/.test(response.url()))
  await box.pressSequentially('la')
  await refused
  await page.unroute(suggestions)
  await box.press('g')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the hint at a password whose code was missing comes with the next letter', async ({
  page,
}) => {
  const words = '**/assets/common-words-*.js'
  await page.route(words, missing)
  await open(page, paths.onboarding('new'))
  const password = field(page, onboardingCopy.fields.password)
  const refused = page.waitForEvent('response', (response) =>
    /\/common-words-/.test(response.url()),
  )
  await password.fill('Quiet#Garden-203')
  await refused
  await page.unroute(words)
  await password.press('1')
  await expect(page.getByText(passwordCopy.strength.strong)).toBeVisible()
})

test('a receipt is printed with figures while the code of its words does not come', async ({
  page,
  product,
}) => {
  const details = paths.booking(await firstBookingOf(product.address, ada))
  await page.clock.install()
  await page.route('**/assets/amount-in-words-*.js', async () => {})
  await openAs(page, product.address, ada, details)
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', '')
  })
  const words = page.waitForRequest('**/assets/amount-in-words-*.js')
  const loading = page.getByRole('status').getByText(feedbackCopy.loading, { exact: true })
  await page.getByRole('button', { name: bookingDetailsCopy.actions.print }).click()
  await words
  await page.clock.fastForward(TIME.untilWaitingShows)
  await expect(loading).toBeVisible()
  await page.clock.fastForward(TIME.requestTimeout / 2)
  await expect(page.locator('[data-printed] [data-print-sheet]')).toHaveCount(1)
  await expect(loading).toHaveCount(0)
})

test('a calendar file whose code stalls is on its way, and then saved once', async ({
  page,
  product,
}) => {
  const details = paths.booking(await firstBookingOf(product.address, ada))
  const release = await holdBack(page, '**/assets/stay-calendar-*.js')
  await openAs(page, product.address, ada, details)
  const button = page.getByRole('button', { name: bookingDetailsCopy.actions.calendar })
  const loading = page.getByRole('status').getByText(feedbackCopy.loading, { exact: true })
  await expect(loading).toHaveCount(0)
  await button.click()
  await expect(loading).toBeVisible()
  const saved = page.waitForEvent('download')
  release()
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
  await expect(loading).toHaveCount(0)
})

test('a calendar whose code is never answered says so, and Retry requests it again', async ({
  page,
}) => {
  await page.clock.install()
  let isStalled = true
  await page.route('**/assets/StayPopup-*.js', (route) =>
    isStalled ? undefined : route.fallback(),
  )
  await open(page, paths.property('potters-yard'))
  const request = page.waitForRequest('**/assets/StayPopup-*.js')
  await bookingCard(page)
    .getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) })
    .click()
  await request
  await page.clock.fastForward(TIME.requestTimeout)
  await expect(page.getByRole('alert')).toContainText(failureCopy.part)
  isStalled = false
  await retry(page).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the message about a missing part can be closed', async ({ page }) => {
  await page.route('**/assets/BrowseFilterBar-*.js', missing)
  await open(page, paths.home)
  await page.getByRole('alert').getByRole('button', { name: feedbackCopy.close }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('after a deploy', () => {
  /** Lets the server send a page of another build at this address, and counts its loads. */
  async function deploy(page: Page, path: string) {
    let loads = 0
    await page.route(`**${path}`, async (route) => {
      if (route.request().isNavigationRequest()) {
        loads += 1
        return route.continue()
      }
      const response = await route.fetch()
      const body = (await response.text()).replace(/assets\/first-[\w-]+/g, 'assets/first-other')
      return route.fulfill({ response, body })
    })
    return { loads: () => loads }
  }

  // The page may still be reading its own address.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

  test('an open tab reloads once by itself, and not again', async ({ page }) => {
    await open(page, paths.support)
    await page.route('**/assets/DiscoverPage-*.js', missing)
    const deployed = await deploy(page, paths.discover)
    await page
      .getByRole('banner')
      .getByRole('link', { name: headerCopy.nav.discover, exact: true })
      .click()
    await expect.poll(deployed.loads).toBe(1)
    await splashGone(page)
    await expect(retry(page)).toBeVisible()
    await expect(cardLinks(page).first()).toBeVisible()
    expect(deployed.loads()).toBe(1)
  })

  const search = (page: Page) => page.getByRole('combobox', { name: headerCopy.searchLabel })
  const forms: Record<string, [path: string, typedIn: (page: Page) => Locator]> = {
    login: [paths.login, (page) => field(page, loginCopy.methods.email)],
    'a forgotten password': [paths.forgotPassword, (page) => field(page, loginCopy.methods.email)],
    onboarding: [paths.onboarding('new'), (page) => field(page, onboardingCopy.fields.firstName)],
    search: [paths.support, search],
  }

  for (const [name, [path, typedIn]] of Object.entries(forms)) {
    test(`what a guest has typed stays, and the tab is left alone: ${name}`, async ({ page }) => {
      await open(page, path)
      const deployed = await deploy(page, path)
      await typedIn(page).fill('ada@staylet.test')
      // The second failure follows a click on Retry.
      for (let failures = 0; failures < 2; failures += 1) {
        await page.evaluate(async () => {
          dispatchEvent(new Event('vite:preloadError'))
          // A reload would begin once the page has read its own address again.
          await (await fetch(location.href)).text()
        })
      }
      await expect(typedIn(page)).toHaveValue('ada@staylet.test')
      expect(deployed.loads()).toBe(0)
    })
  }

  test('the booking form reloads with what was typed, once its calendar is requested again', async ({
    page,
    product,
  }) => {
    await openAs(page, product.address, ada, paths.property('ink-paper-flat'))
    await splashGone(page)
    await page.route('**/assets/StayPopup-*.js', missing)
    const card = bookingCard(page)
    await card.getByRole('textbox', { name: bookingCardCopy.checkIn }).fill(asTyped(stay.checkIn))
    await card.getByRole('textbox', { name: bookingCardCopy.checkOut }).fill(asTyped(stay.checkOut))
    await card.getByRole('button', { name: bookingCardCopy.bookNow }).click()
    const message = field(page, bookNowCopy.fields.message)
    await message.fill('We arrive late.')
    const deployed = await deploy(page, paths.bookNow)
    // A mouse that comes near fetches the calendar early. The keyboard does not.
    await page
      .getByRole('button', { name: datesCopy.open(bookingCardCopy.checkIn) })
      .evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('alert')).toContainText(failureCopy.part)
    expect(deployed.loads()).toBe(0)
    await retry(page).click()
    await expect.poll(deployed.loads).toBe(1)
    await splashGone(page)
    await expect(message).toHaveValue('We arrive late.')
  })
})
