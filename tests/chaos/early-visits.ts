import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from 'playwright'
import { headerCopy } from '@domain/copy/header-copy'
import { resultsCopy } from '@domain/copy/results-copy'
import { paths } from '@domain/paths'
import { openBrowser } from '@tests/chaos/answers/browser'
import { holdBack } from '@tests/e2e/support/faults'
import { startProduct } from '@tests/e2e/support/product'
import { randomOf, type Campaign, type ChaosContext } from './campaign'
import type { Check } from './tally'

/** Visits of a full run. */
const VISITS = 150
/** Tabs in which guests visit at the same time. */
const LANES = 3
/** Milliseconds after which a page that is still not what its address says counts as wrong. */
const SETTLING = 20_000
/** Milliseconds between two looks at a page. */
const PAUSE = 100
/** Looks at a page that must be the same. */
const STEADY = 8
/** Milliseconds for an action on something that has just gone. */
const IMPATIENT = 1_000

/** Page that a large window draws itself, because other listings are beside its filters. */
const ONLY_SMALL = `${paths.discover}?page=2`

/** Pages that the server draws. */
const OPENED = [
  paths.home,
  `${paths.home}?page=2`,
  paths.discover,
  ONLY_SMALL,
  paths.discoverSearch('house'),
  paths.property('potters-yard'),
]
/** Files that come only after the guest has acted. With none of them the processor is slow. */
const HELD = ['first', '{Discover,Property}Page', '{first,DiscoverPage,PropertyPage}', undefined]

const SLOWDOWN = 6

type Choose = <Item>(items: readonly Item[]) => Item | undefined

const tapOneOf = (selector: string) => async (page: Page, choose: Choose) => {
  const found = await page.locator(`${selector} >> visible=true`).all()
  await choose(found)?.tap({ timeout: IMPATIENT, noWaitAfter: true })
}

/** What a guest may do on a page that looks ready. */
const ACTS: Record<string, (page: Page, choose: Choose) => Promise<unknown>> = {
  'taps a button': tapOneOf('main button'),
  'taps a button of the header': tapOneOf('header button'),
  'follows a link': tapOneOf('main a[href^="/"]'),
  'follows a link of the header': tapOneOf('header a[href^="/"]'),
  searches: async (page, choose) => {
    const field = page.getByRole('combobox', { name: headerCopy.searchLabel })
    await field.fill(choose(['potter', 'lagos', 'zzzz']) ?? '', { timeout: IMPATIENT })
    await field.press('Enter', { timeout: IMPATIENT, noWaitAfter: true })
  },
  'chooses an order': async (page, choose) => {
    const order = choose(Object.values(resultsCopy.orders)) ?? ''
    await page.getByLabel(resultsCopy.sort).selectOption(order, { timeout: IMPATIENT })
  },
  'goes back': (page) => page.evaluate('history.back()'),
  'goes forward': (page) => page.evaluate('history.forward()'),
  scrolls: (page, choose) => page.evaluate(`scrollTo(0, ${choose([0, 700, 2000]) ?? 0})`),
}

/**
 * Reads what a page shows of its address, or undefined while it loads. A text, because a compiled
 * function may refer to helpers that the page does not have.
 */
const SHOWN = `(() => {
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read)
  const root = document.getElementById('root')
  const isTaken = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  if (!isTaken || document.querySelector('.splash, main [aria-busy="true"]')) return undefined
  const heading = document.querySelector('h1')
  return heading && {
    address: location.pathname + location.search,
    heading: heading.textContent,
    listings: all('main article a[href^="/propertydetail/"]', (link) => link.getAttribute('href')),
    pages: all('main nav [aria-current="page"]', (link) => link.textContent),
    types: all('main [role="toolbar"] [aria-pressed="true"]', (tab) => tab.textContent),
    order: all('main select', (select) => select.value),
  }
})()`

/** Returns what a page shows once it has shown the same for a while. */
async function settled(page: Page) {
  const over = performance.now() + SETTLING
  let before: unknown
  let times = 0
  while (performance.now() < over && times < STEADY) {
    const shown = await page.evaluate(SHOWN).catch(() => undefined)
    times = shown && isDeepStrictEqual(shown, before) ? times + 1 : 0
    before = shown
    await wait(PAUSE)
  }
  return before
}

/**
 * Keeps some files waiting, or slows the processor down.
 *
 * @returns a function that ends it.
 */
async function hinder(page: Page, files: string | undefined) {
  if (files) {
    const release = await holdBack(page, `**/assets/${files}-*.js`)
    return async () => release()
  }
  const session = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(SLOWDOWN)
  return () => slowDown(1)
}

async function visit(page: Page, opened: string, choose: Choose) {
  // A step back leads to another page of ours.
  await page.goto(choose([`${paths.home}?page=3`, paths.support]) ?? paths.home)
  await settled(page)
  const files = choose(HELD)
  const release = await hinder(page, files)
  const did = [`opens ${opened} without ${files ?? 'a fast processor'}`]
  await page.goto(opened, { waitUntil: 'commit' })
  await page.locator('.splash').waitFor({ state: 'hidden' })
  for (const act of [choose(Object.keys(ACTS)), choose(Object.keys(ACTS))]) {
    if (!act) continue
    did.push(act)
    // What was to be tapped may have gone with the page.
    await ACTS[act]?.(page, choose).catch(() => did.push('(in vain)'))
  }
  await release()
  return did.join(', ')
}

interface World {
  address: string
  checks: { errors: Check; shown: Check }
  context: ChaosContext
}

async function visitInTurn(browser: Browser, numbers: Iterator<number>, world: World) {
  const { address, checks, context } = world
  for (let next = numbers.next(); !next.done && !context.signal.aborted; next = numbers.next()) {
    const random = randomOf(context.seed + next.value)
    const choose: Choose = (items) => items[Math.floor(random() * items.length)]
    const opened = choose(OPENED) ?? paths.home
    const width = opened === ONLY_SMALL ? 390 : (choose([390, 1280]) ?? 390)
    const viewport = { width, height: 844 }
    const guest = await browser.newContext({
      baseURL: address,
      viewport,
      hasTouch: true,
      serviceWorkers: 'block',
    })
    await guest.route(
      (url) => url.origin !== address,
      (route) => route.abort(),
    )
    const page = await guest.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    try {
      const did = await visit(page, opened, choose)
      const where = `seed ${context.seed}, visit ${next.value} at ${viewport.width} px: ${did}`
      const shown = await settled(page)
      const fresh = await guest.newPage()
      await fresh.goto(page.url())
      const expected = await settled(fresh)
      checks.errors.record(errors.length === 0, `${where}: ${errors.join('; ')}`)
      checks.shown.record(
        expected !== undefined && isDeepStrictEqual(shown, expected),
        `${where}: ${JSON.stringify({ shown, expected })}`,
      )
      if (errors.length > 0) context.say(`${where}: ${errors.join('; ')}`)
    } finally {
      await guest.close()
    }
  }
}

/**
 * Uses pages that the server has drawn before React has taken them over. What is shown in the end
 * must be what the address shows when it is opened anew.
 */
export const earlyVisits: Campaign = {
  name: 'early-visits',
  about: 'guests who act before the code has come; nothing breaks, and the page suits its address',
  run: async (context) => {
    const visits = context.count(VISITS, 4)
    const checks = {
      errors: context.tally.check('visits without an uncaught error', visits),
      shown: context.tally.check('visits that end on what their address shows', visits),
    }
    const folder = await mkdtemp(join(tmpdir(), 'staylet-early-'))
    const product = await startProduct(folder)
    const browser = await openBrowser()
    try {
      const numbers = Array.from({ length: visits }, (_, index) => index).values()
      const world = { address: product.address, checks, context }
      await Promise.all(Array.from({ length: LANES }, () => visitInTurn(browser, numbers, world)))
    } finally {
      await browser.close()
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
