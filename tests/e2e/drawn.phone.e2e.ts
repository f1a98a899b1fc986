import type { Page } from '@playwright/test'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { failureCopy } from '@domain/copy/failure-copy'
import { galleryCopy } from '@domain/copy/gallery-copy'
import { headerCopy } from '@domain/copy/header-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { resultsCopy } from '@domain/copy/results-copy'
import { paths } from '@domain/paths'
import type { Amenity } from '@domain/schemas/property-type-schema'
import { HOUR } from '@domain/time'
import { holdBack, loseNetwork } from '@tests/e2e/support/faults'
import {
  bookingCard,
  cardLinks,
  follow,
  open,
  openBeforeCode,
  pager,
  splashGone,
  takenOver,
} from '@tests/e2e/support/pages'
import { expectStill, watchShifts } from '@tests/e2e/support/shifts'
import { asTyped, stayIn } from '@tests/e2e/support/stays'
import { expect, test } from '@tests/e2e/support/test'

/** Names in a listing's address and on its page. */
const yard = { slug: 'potters-yard', name: "Potter's Yard" }

const yardPath = paths.property(yard.slug)

const name = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists show listings, and their links lead to a page', async ({ page }) => {
    for (const [path, cards] of [
      [paths.home, 12],
      [paths.discover, 8],
      [paths.discoverSearch('potter'), 1],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('.splash')).toBeHidden()
      await expect(cardLinks(page)).toHaveCount(cards)
      await expect(cardLinks(page).first()).toBeVisible()
    }
    await cardLinks(page).first().click()
    await expect(name(page)).toHaveText(yard.name)
    await expect(bookingCard(page)).toBeVisible()
  })

  test('the chip of an amenity has its name', async ({ page, product }) => {
    const response = await fetch(`${product.address}/api/amenities`)
    const [first] = (await response.json()) as Amenity[]
    await page.goto(`${paths.discover}?amenities=${first?._id ?? ''}`)
    await expect(page.getByRole('main')).toContainText(first?.name ?? 'none')
  })
})

test.describe('at another spelling of an address, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page and its listings are there', async ({ page }) => {
    for (const [address, shown] of [
      ['/discover/', /\/discover$/],
      ['/discover?page=999', /\/discover\?page=\d+$/],
      ['/?page=11', /\/\?page=\d+$/],
    ] as const) {
      await page.goto(address)
      await expect(page).toHaveURL(shown)
      await expect(cardLinks(page).first()).toBeVisible()
    }
    await page.goto(`${yardPath}/`)
    await expect(name(page)).toHaveText(yard.name)
  })
})

test('React takes over a page that was drawn for an address with another query', async ({
  page,
  product,
}) => {
  for (const [address, other] of [
    ['/?page=2', '/?page=2&z=1&photo=2'],
    ['/discover?page=2', '/discover?z=1&min=-1&page=2'],
    [yardPath, `${yardPath}?z=1&page=3&id=none`],
  ] as const) {
    await fetch(product.address + address)
    await open(page, other)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  }
})

test('the title of a page is the same before and after its script', async ({ page, product }) => {
  // Once the document has arrived, and before any script of the page runs.
  await page.addInitScript(() => {
    const change = () => (document.title = 'Not set yet')
    document.addEventListener('readystatechange', change, { once: true })
  })
  for (const path of [
    paths.home,
    paths.discover,
    yardPath,
    paths.support,
    paths.supportTopic('account'),
    paths.login,
  ]) {
    const html = await (await fetch(product.address + path)).text()
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
    await page.goto(path)
    await expect(page).toHaveTitle(title.replace('&#39;', "'"))
  }
})

for (const width of [390, 1280]) {
  test.describe(`without JavaScript, ${width} pixels wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } })

    test('a search leads to its results', async ({ page }) => {
      await page.goto(paths.home)
      await page.getByRole('combobox', { name: headerCopy.searchLabel }).fill('potter')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(paths.discoverSearch('potter'))
      await expect(cardLinks(page)).toHaveCount(1)
    })
  })
}

test('a crawler finds the listing itself in the document', async ({ product }) => {
  const response = await fetch(product.address + paths.property(yard.slug))
  const html = await response.text()
  const markup = html.slice(html.indexOf('<div id="root"'))
  expect(markup).toContain('<h1')
  expect(markup).toContain('Potter&#x27;s Yard')
  expect(markup).toMatch(/src="\/media\/[\w-]+\/\d+\.webp"/)
})

test('listings are there after the splash, although the code never arrives', async ({ page }) => {
  await page.route('**/assets/first-*.js', async () => {})
  await page.goto(paths.home, { waitUntil: 'commit' })
  await splashGone(page)
  await expect(cardLinks(page)).toHaveCount(12)
  await cardLinks(page).first().click()
  await expect(page).toHaveURL(/propertydetail/)
})

test.describe('without its scripts', () => {
  test.use({ tolerated: /ERR_FAILED/ })

  test('the page can be read above a message, and the server is asked once for a new build', async ({
    page,
  }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === paths.home) documents.push(request.method())
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(paths.home, { waitUntil: 'commit' })
    const retry = page.getByRole('button', { name: failureCopy.retry })
    await expect(retry).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(2)
    await cardLinks(page).nth(1).scrollIntoViewIfNeeded()
    await expect(cardLinks(page).nth(1)).toBeInViewport()
    // Fails where something covers the link.
    await cardLinks(page).nth(1).click({ trial: true, timeout: 5_000 })
    await page.unroute('**/assets/*.js')
    await retry.click()
    await expect(retry).toHaveCount(0)
    await cardLinks(page).nth(1).click()
    await expect(page).toHaveURL(/propertydetail/)
  })

  test('a page that could not start without a network starts when the network returns', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const isBack = sessionStorage.getItem('is-back') !== null
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isBack })
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(paths.home, { waitUntil: 'commit' })
    const retry = page.getByRole('button', { name: failureCopy.retry })
    await expect(retry).toBeVisible()
    await page.unroute('**/assets/*.js')
    await page.evaluate(() => {
      sessionStorage.setItem('is-back', '')
      window.dispatchEvent(new Event('online'))
    })
    await expect(retry).toHaveCount(0)
    await page.getByRole('button', { name: headerCopy.openMenu }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('the photos of a drawn page are requested before its code, and a shell needs it at once', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const places = () => ({
    photo: requested.findIndex((url) => /\/(hero|media)\//.test(url)),
    code: requested.findIndex((url) => /\/assets\/react-/.test(url)),
  })
  await open(page, paths.home)
  await expect.poll(() => places().code).toBeGreaterThan(-1)
  expect(places().photo).toBeGreaterThan(-1)
  expect(places().photo).toBeLessThan(places().code)
  requested.length = 0
  await open(page, paths.login)
  expect(places().code).toBeGreaterThan(-1)
})

test('the page works once React has taken it over, and its photos are shown', async ({ page }) => {
  await open(page, paths.home)
  const first = await cardLinks(page).first().getAttribute('href')
  await pager(page).getByRole('link', { name: pagerCopy.next }).click()
  await expect.poll(() => cardLinks(page).first().getAttribute('href')).not.toBe(first)
  await expect(page).toHaveURL('/?page=2')
  // All cards are laid out, also for screen readers.
  await expect(page.locator('html:not([data-starting])')).toBeAttached()
})

test('a phone lays out cards further down late, and all of them after the start', async ({
  page,
}) => {
  const release = await openBeforeCode(page, paths.home)
  const last = page.locator('main li:has(article)').last()
  await expect(last).toHaveCSS('content-visibility', 'auto')
  release()
  await expect(last).toHaveCSS('content-visibility', 'visible')
})

test('the code of every start asks to be compiled while it arrives', async ({ product }) => {
  const document = await (await fetch(product.address)).text()
  const files = document.match(/\/assets\/(?:react|first)-[\w-]+\.js/g)
  const texts = await Promise.all(
    [...new Set(files)].map(async (file) => (await fetch(product.address + file)).text()),
  )
  const hint = '//# allFunctionsCalledOnLoad'
  expect(texts.map((text) => text.split('\n', 1)[0])).toEqual([hint, hint])
})

test("React leaves the drawn page's style in place and adds none of its rules again", async ({
  page,
}) => {
  await open(page, paths.home)
  await pager(page).getByRole('link', { name: pagerCopy.next }).click()
  await expect(page).toHaveURL('/?page=2')
  const styles = await page.evaluate(() => {
    const [drawn, ...others] = document.querySelectorAll<HTMLStyleElement>(
      'style[data-emotion^="st-drawn "], style[data-emotion="st"]',
    )
    const names = drawn?.dataset['emotion']?.split(' ').slice(1) ?? []
    const added = others.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    const isAdded = (name: string) => added.some(({ cssText }) => cssText.includes(`.st-${name} {`))
    return { parent: drawn?.parentElement?.localName, again: names.filter(isAdded) }
  })
  expect(styles).toEqual({ parent: 'body', again: [] })
})

test('a position that was scrolled to before React took over stays, and Back returns to it', async ({
  page,
}) => {
  const release = await openBeforeCode(page, paths.home)
  await page.evaluate(() => window.scrollTo(0, 900))
  release()
  await takenOver(page)
  await page
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .waitFor()
  const top = () => page.evaluate(() => window.scrollY)
  expect(await top()).toBeGreaterThan(800)
  // To another document, which begins a history of its own.
  await page.goto(paths.support)
  await splashGone(page)
  await page.goBack()
  await expect.poll(top).toBeGreaterThan(800)
})

/** In milliseconds. A slowed processor that runs other tests too may take so long to start a page. */
const SLOW_START = 60_000

/**
 * Slows the processor down, and taps the last element of a selector while React takes the page over:
 * after it has begun, and before it has come to that element.
 */
async function tapEarly(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript((wanted) => {
    const has = (element: Element | null | undefined, key: string) =>
      element && Object.keys(element).some((each) => each.startsWith(key))
    const look = () => {
      const last = [...document.querySelectorAll<HTMLElement>(wanted)].at(-1)
      if (!last || !has(document.getElementById('root'), '__reactContainer')) {
        setTimeout(look)
        return
      }
      document.documentElement.dataset['tapped'] = has(last, '__reactProps') ? 'late' : 'early'
      last.click()
    }
    look()
  }, selector)
}

/** Buttons that a guest may tap at once, and what tells that the tap counted. */
const early = [
  ['a heart on the home page', paths.home, '[aria-pressed]', paths.login],
  ['a heart on Discover', paths.discover, '[aria-pressed]', paths.login],
  ['a photo of a listing', yardPath, '[aria-label^="Open photo"]', /\?photo=\d/],
] as const

for (const [button, path, selector, leadsTo] of early) {
  test(`${button} that is tapped while React takes the page over counts`, async ({ page }) => {
    await tapEarly(page, `main button${selector}`)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-tapped', 'early', {
      timeout: SLOW_START,
    })
    await expect(page).toHaveURL(leadsTo)
  })
}

test('a heart that is tapped before the code has arrived counts once it is there', async ({
  page,
}) => {
  const release = await openBeforeCode(page, paths.home)
  const hearts = page.locator('main article [aria-pressed]')
  await hearts.nth(1).tap()
  await hearts.first().tap()
  await expect(hearts.first()).toHaveCSS('opacity', '0.5')
  await expect(hearts.nth(1)).toHaveCSS('opacity', '0.5')
  await expect(page).toHaveURL(paths.home)
  release()
  await expect(page).toHaveURL(paths.login)
})

test('several taps before the code has arrived count, each in its turn', async ({ page }) => {
  await page.clock.install()
  const release = await openBeforeCode(page, yardPath)
  // A tap is forgotten after five seconds, and a busy machine may take longer for four.
  await page.clock.pauseAt(Date.now() + 1_000)
  const more = bookingCard(page).getByRole('button', { name: bookingCardCopy.addGuest })
  const next = page.getByRole('main').getByRole('button', { name: galleryCopy.next }).first()
  await next.tap()
  await more.tap()
  await next.tap()
  await more.tap()
  await expect(more).toHaveCSS('opacity', '0.5')
  await page.clock.resume()
  release()
  await expect(page).toHaveURL(/[?&]guests=3\b/)
  await expect(page.getByRole('button', { name: /^Open photo 3 / })).toBeVisible()
})

test('a type and then a heart that were tapped before the code has arrived both count', async ({
  page,
}) => {
  const release = await openBeforeCode(page, paths.home)
  await page.getByRole('toolbar').getByRole('button').nth(1).tap()
  await page.locator('main article [aria-pressed]').first().tap()
  release()
  await expect(page).toHaveURL(paths.login)
  await page.goBack()
  await expect(page).toHaveURL(/\/\?type=/)
})

test('a search that was typed and sent long before the code has arrived counts', async ({
  page,
}) => {
  // Lets a moment pass for the page without waiting for it.
  await page.clock.install()
  const release = await holdBack(page, '**/assets/first-*.js')
  await page.goto(paths.home, { waitUntil: 'commit' })
  await page.clock.runFor(2000)
  await splashGone(page)
  await page.getByRole('combobox', { name: headerCopy.searchLabel }).fill('potter')
  await page.keyboard.press('Enter')
  await page.clock.runFor(20_000)
  await page.clock.resume()
  release()
  await expect(page).toHaveURL(paths.discoverSearch('potter'))
})

test('a word that an input method is composing while the code arrives stays whole', async ({
  page,
}) => {
  const release = await openBeforeCode(page, paths.home)
  const search = page.getByRole('combobox', { name: headerCopy.searchLabel })
  await search.tap()
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose('lag')
  release()
  await takenOver(page)
  await compose('lago')
  await expect(search).toHaveValue('lago')
  await keyboard.send('Input.insertText', { text: 'lagos' })
  await expect(search).toHaveValue('lagos')
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('a search that was typed before the code has arrived has suggestions', async ({ page }) => {
  const release = await openBeforeCode(page, paths.home)
  await page.getByRole('combobox', { name: headerCopy.searchLabel }).fill('potter')
  release()
  await expect(page.getByRole('option').first()).toContainText(/potter/i)
})

test('a search on Discover before its code has arrived replaces the drawn page', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/DiscoverPage-*.js')
  await page.goto('/discover?page=2', { waitUntil: 'commit' })
  await splashGone(page)
  await page.getByRole('combobox', { name: headerCopy.searchLabel }).fill('potter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.discoverSearch('potter'))
  release()
  await expect(cardLinks(page)).toHaveCount(1)
})

test.describe('without any later code', () => {
  test.use({ tolerated: /ERR_FAILED|Failed to fetch|A page broke/ })

  test('a search on Discover ends in a message', async ({ page }) => {
    await page.route('**/assets/{DiscoverPage,afterwards}-*.js', (route) => route.abort())
    await page.goto('/discover?page=2', { waitUntil: 'commit' })
    await splashGone(page)
    await page.getByRole('combobox', { name: headerCopy.searchLabel }).fill('potter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failureCopy.pageTitle)
    await page.unroute('**/assets/{DiscoverPage,afterwards}-*.js')
    await page.getByRole('button', { name: failureCopy.retry }).click()
    await expect(cardLinks(page)).toHaveCount(1)
  })
})

test('an order that was chosen before the code has arrived counts', async ({ page }) => {
  const release = await openBeforeCode(page, paths.home)
  await page.getByLabel(resultsCopy.sort).selectOption(resultsCopy.orders['price-up'])
  release()
  await expect(page).toHaveURL(/[?&]sort=/)
})

/** Lets the clock of a phone be a number of hours fast. */
const moveClock = (page: Page, hours: number) =>
  page.addInitScript((fast) => {
    const Right = Date
    window.Date = class extends Right {
      constructor(...parts: ConstructorParameters<typeof Date> | []) {
        super(...((parts.length > 0 ? parts : [Right.now() + fast]) as [number]))
      }
      static override now() {
        return Right.now() + fast
      }
    } as DateConstructor
  }, hours * HOUR)

for (const [clock, hours] of [
  ['', 0],
  [', on a phone whose clock is a day fast', 24],
  [', on a phone whose clock is a day slow', -24],
] as const) {
  test(`dates that were typed before the code has arrived count${clock}`, async ({ page }) => {
    await moveClock(page, hours)
    await page.setViewportSize({ width: 1280, height: 800 })
    const release = await holdBack(page, '**/assets/{first,PropertyPage}-*.js')
    await page.goto(yardPath, { waitUntil: 'commit' })
    await splashGone(page)
    const { checkIn, checkOut } = stayIn(12)
    const card = bookingCard(page)
    await card.getByRole('textbox', { name: bookingCardCopy.checkIn }).fill(asTyped(checkIn))
    await card.getByRole('textbox', { name: bookingCardCopy.checkOut }).fill(asTyped(checkOut))
    release()
    await expect(card.getByText(bookingCardCopy.yourDates(3))).toBeVisible()
  })
}

test('the listings keep their place while a type that was tapped early loads', async ({ page }) => {
  await watchShifts(page)
  const release = await openBeforeCode(page, paths.home)
  // A shift soon after a touch would not be counted, as if the guest had expected it.
  await page
    .getByRole('toolbar')
    .getByRole('button')
    .nth(1)
    .evaluate((tab: HTMLElement) => tab.click())
  const listings = await holdBack(page, '**/api/**')
  release()
  await expect(page.getByRole('status').getByText(homeCopy.loading)).toBeVisible()
  listings()
  await expect(page.getByRole('status').getByText(homeCopy.loading)).toHaveCount(0)
  await expectStill(page)
})

test('a step back in the history before the code has arrived leads to that page', async ({
  page,
}) => {
  await open(page, paths.home)
  await follow(page, paths.discover)
  await expect(cardLinks(page)).toHaveCount(8)
  const release = await holdBack(page, '**/assets/first-*.js')
  await page.reload({ waitUntil: 'commit' })
  await splashGone(page)
  // Playwright's own step would wait for the load event.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(paths.home)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.pageTitle)
  await expect(cardLinks(page)).toHaveCount(12)
})

/** Pages with code of their own, a button in each, and what a tap on it leads to. */
const ownCode = [
  [
    'Discover',
    paths.discover,
    '**/assets/DiscoverPage-*.js',
    'article [aria-pressed]',
    paths.login,
  ],
  ['a property', yardPath, '**/assets/PropertyPage-*.js', '[aria-label^="Open photo"]', /\?photo=/],
] as const

const header = (page: Page) => page.getByRole('banner')

for (const [title, path, code, button, leadsTo] of ownCode) {
  test.describe(title, () => {
    test.use({ tolerated: /404 \(Not Found\)|ERR_FAILED/ })

    const content = (page: Page) => page.getByRole('main').locator('article, h1').first()

    test('can be read where its code is missing, and Retry makes it work', async ({ page }) => {
      let isMissing = true
      await page.route(code, (route) =>
        isMissing ? route.fulfill({ status: 404 }) : route.fallback(),
      )
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(failureCopy.part)
      await expect(content(page)).toBeVisible()
      await expect(page.locator('main')).not.toContainText(failureCopy.pageTitle)
      isMissing = false
      await page.getByRole('button', { name: failureCopy.retry }).tap()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.locator(`main ${button}`).first().tap()
      await expect(page).toHaveURL(leadsTo)
    })

    test('works by itself when the network returns', async ({ page, context }) => {
      await page.route(code, (route) => route.abort())
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(failureCopy.part)
      await page.unroute(code)
      const regainNetwork = await loseNetwork(context)
      await regainNetwork()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.locator(`main ${button}`).first().tap()
      await expect(page).toHaveURL(leadsTo)
    })

    test('keeps a tap until its slow code arrives, while the header works', async ({ page }) => {
      const release = await holdBack(page, code)
      await page.goto(path, { waitUntil: 'commit' })
      await splashGone(page)
      const menu = header(page).getByRole('button', { name: headerCopy.openMenu })
      await menu.tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator(`main ${button}`).first().tap()
      await expect(content(page)).toBeVisible()
      release()
      await expect(page).toHaveURL(leadsTo)
    })
  })
}

test('links of a drawn page work where its code is missing', async ({ page }) => {
  await page.route('**/assets/DiscoverPage-*.js', async () => {})
  await page.goto(paths.discover, { waitUntil: 'commit' })
  await header(page).getByRole('button', { name: headerCopy.openMenu }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await cardLinks(page).first().tap()
  await expect(page).toHaveURL(/propertydetail/)
  await expect(bookingCard(page)).toBeVisible()
})

test('forms are left alone once the script has drawn a page that the server had not', async ({
  page,
}) => {
  await open(page, paths.login)
  const isPrevented = await page.evaluate(() => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  })
  expect(isPrevented).toBe(false)
})
